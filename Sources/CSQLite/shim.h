#pragma once
#include <sqlite3.h>
#include <stdint.h>

// Swift cannot import SQLITE_TRANSIENT, a cast of -1 to a function pointer, so the two calls that
// take it are made here.
static inline int onb_bind_text(sqlite3_stmt *_Nonnull statement, int index,
                                const char *_Nonnull text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
