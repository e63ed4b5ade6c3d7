/// The steps from an empty file to today's tables; a file's `user_version` counts those it has.
/// A step that was released is never changed, a new one is added.
enum Migrations {
  static let all = [first, home]

  private static let first = """
    CREATE TABLE profile(
      id INTEGER PRIMARY KEY CHECK(id = 1), languages TEXT NOT NULL, language TEXT NOT NULL,
      start TEXT NOT NULL, onboarding TEXT NOT NULL, screen TEXT, feed TEXT NOT NULL,
      seed TEXT NOT NULL, drawn TEXT NOT NULL);
    CREATE TABLE topic(id TEXT PRIMARY KEY, place INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE interest(\(page), place INTEGER PRIMARY KEY);
    CREATE TABLE saved(\(page), place INTEGER PRIMARY KEY, \(moment));
    CREATE TABLE reading(
      \(page), place INTEGER PRIMARY KEY, \(moment), seconds INTEGER NOT NULL);
    """

  /// The first feed under the key that the feed itself reads (P-5), and what home remembers: the
  /// feeds as they were made, and what must not come back. A table without
  /// rowids has its key first: SQLite 3.40's `quick_check` takes another order for damage.
  private static let home = """
    ALTER TABLE profile RENAME COLUMN feed TO "home-feed-see-first";
    ALTER TABLE profile ADD COLUMN unread INTEGER;
    ALTER TABLE profile ADD COLUMN place TEXT;
    ALTER TABLE profile ADD COLUMN reading_list TEXT;
    CREATE TABLE hidden_card(\(page), place INTEGER PRIMARY KEY, \(moment));
    CREATE TABLE hidden_story(
      kind TEXT NOT NULL, wiki TEXT NOT NULL, day INTEGER NOT NULL, name TEXT NOT NULL,
      place INTEGER PRIMARY KEY);
    CREATE TABLE module_off(kind TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE seen(
      wiki TEXT NOT NULL, title TEXT NOT NULL, day INTEGER NOT NULL,
      PRIMARY KEY(wiki, title)) WITHOUT ROWID;
    CREATE TABLE refresh(
      language TEXT NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL,
      place INTEGER PRIMARY KEY);
    CREATE TABLE feed(
      language TEXT PRIMARY KEY, day INTEGER NOT NULL, turn INTEGER NOT NULL,
      few_reads INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE feed_reason(
      language TEXT NOT NULL, place INTEGER NOT NULL, wiki TEXT NOT NULL, title TEXT NOT NULL,
      PRIMARY KEY(language, place)) WITHOUT ROWID;
    CREATE TABLE feed_module(
      language TEXT NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL, source TEXT NOT NULL,
      draw TEXT NOT NULL, is_ready INTEGER NOT NULL, hidden INTEGER NOT NULL,
      PRIMARY KEY(language, place)) WITHOUT ROWID;
    CREATE TABLE feed_seed(
      \(page), language TEXT NOT NULL, module INTEGER NOT NULL, place INTEGER NOT NULL,
      PRIMARY KEY(language, module, place));
    CREATE TABLE feed_card(
      \(page), language TEXT NOT NULL, module INTEGER NOT NULL, place INTEGER NOT NULL,
      variant TEXT NOT NULL, color TEXT, is_saved INTEGER NOT NULL,
      PRIMARY KEY(language, module, place));
    """

  private static let page = """
    wiki TEXT NOT NULL, title TEXT NOT NULL, namespace INTEGER NOT NULL, kind TEXT NOT NULL,
    display TEXT NOT NULL, description TEXT, extract TEXT, image INTEGER NOT NULL,
    topics TEXT NOT NULL
    """

  private static let moment = "instant INTEGER NOT NULL, utc_offset INTEGER NOT NULL"
}
