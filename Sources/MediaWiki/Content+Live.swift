import Capabilities
import OnboardCore

extension Content {
  /// Content of wikis that answer over a transport.
  package static func live(_ transport: Transport) -> Content {
    let wiki = LiveWiki(transport)
    return Content(
      random: { language, count, excluded, draw throws(ContentFailure) in
        try wiki.random(language: language, count: count, excluded: excluded, draw: draw)
      },
      ofTopic: { topic, language, count, excluded, draw throws(ContentFailure) in
        try wiki.articles(
          of: topic, language: language, count: count, excluded: excluded, draw: draw)
      },
      search: { request throws(ContentFailure) in try wiki.search(request) },
      lookUp: { title, language throws(ContentFailure) in
        try wiki.lookUp(title, language: language)
      },
      related: { article, language, count throws(ContentFailure) in
        try wiki.related(to: article, language: language, count: count)
      },
      near: { place, language, count throws(ContentFailure) in
        try wiki.near(place, language: language, count: count)
      },
      community: { language, day throws(ContentFailure) in
        try wiki.community(language: language, day: day)
      },
      titles: { prefix, language, count throws(ContentFailure) in
        try wiki.titles(beginning: prefix, language: language, count: count)
      },
      rules: { code throws(ContentFailure) in try wiki.rules(of: code) },
      topicNames: { language throws(ContentFailure) in try wiki.topicNames(in: language) },
      limit: transport.limit)
  }
}
