/// The steps from an empty file to today's tables; a file's `user_version` counts those it has.
/// A step that was released is never changed, a new one is added.
enum Migrations {
  static let all = [first]

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

  private static let page = """
    wiki TEXT NOT NULL, title TEXT NOT NULL, namespace INTEGER NOT NULL, kind TEXT NOT NULL,
    display TEXT NOT NULL, description TEXT, extract TEXT, image INTEGER NOT NULL,
    topics TEXT NOT NULL
    """

  private static let moment = "instant INTEGER NOT NULL, utc_offset INTEGER NOT NULL"
}
