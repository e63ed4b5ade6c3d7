#pragma once
#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// Swift cannot call C functions with variable arguments: el_wset, el_wget and history_w are called
// here, once for each kind of argument.

typedef unsigned char (*onb_command)(EditLine *_Nonnull, wint_t);
typedef wchar_t *_Nullable (*onb_prompt)(EditLine *_Nonnull);
typedef int (*onb_reader)(EditLine *_Nonnull, wchar_t *_Nonnull);

/// What a prompt puts before and after a part that takes no columns.
#define ONB_PROMPT_MARK 1

static inline int onb_set_prompt(EditLine *_Nonnull editor, onb_prompt _Nonnull prompt) {
  return el_wset(editor, EL_PROMPT_ESC, prompt, (wchar_t)ONB_PROMPT_MARK);
}

static inline int onb_set_reader(EditLine *_Nonnull editor, onb_reader _Nonnull reader) {
  return el_wset(editor, EL_GETCFN, reader);
}

static inline int onb_set_owner(EditLine *_Nonnull editor, void *_Nullable owner) {
  return el_wset(editor, EL_CLIENTDATA, owner);
}

static inline void *_Nullable onb_owner(EditLine *_Nonnull editor) {
  void *owner = NULL;
  return el_wget(editor, EL_CLIENTDATA, &owner) == 0 ? owner : NULL;
}

static inline int onb_add_command(EditLine *_Nonnull editor, const wchar_t *_Nonnull name,
                                  const wchar_t *_Nonnull note, onb_command _Nonnull command) {
  return el_wset(editor, EL_ADDFN, name, note, command);
}

static inline int onb_bind(EditLine *_Nonnull editor, const wchar_t *_Nonnull key,
                           const wchar_t *_Nonnull command) {
  return el_wset(editor, EL_BIND, key, command, NULL);
}

/// Binds in the map of vi's command mode.
static inline int onb_bind_alternative(EditLine *_Nonnull editor, const wchar_t *_Nonnull key,
                                       const wchar_t *_Nonnull command) {
  return el_wset(editor, EL_BIND, L"-a", key, command, NULL);
}

static inline int onb_set_editor(EditLine *_Nonnull editor, const wchar_t *_Nonnull name) {
  return el_wset(editor, EL_EDITOR, name);
}

static inline int onb_set_terminal_mode(EditLine *_Nonnull editor, const wchar_t *_Nonnull mode,
                                        const wchar_t *_Nonnull flag) {
  return el_wset(editor, EL_SETTY, mode, flag, NULL);
}

static inline int onb_prepare_terminal(EditLine *_Nonnull editor, int raw) {
  return el_wset(editor, EL_PREP_TERM, raw);
}

static inline int onb_redraw(EditLine *_Nonnull editor) {
  return el_wset(editor, EL_REFRESH);
}

static inline int onb_is_editing(EditLine *_Nonnull editor) {
  int editing = 1;
  return el_wget(editor, EL_EDITMODE, &editing) == 0 ? editing : 1;
}

static inline int onb_set_errors(EditLine *_Nonnull editor, FILE *_Nonnull file) {
  return el_wset(editor, EL_SETFP, 2, file);
}

static inline int onb_set_history(EditLine *_Nonnull editor, HistoryW *_Nonnull history) {
  return el_wset(editor, EL_HIST, history_w, history);
}

static inline int onb_history_limit(HistoryW *_Nonnull history, int limit) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, limit);
}

static inline int onb_history_enter(HistoryW *_Nonnull history, const wchar_t *_Nonnull line) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, line);
}

// In Swift 6 the streams of the C library are shared mutable variables, which it refuses to read.
static inline FILE *_Nonnull onb_standard_input(void) { return stdin; }
static inline FILE *_Nonnull onb_standard_output(void) { return stdout; }
static inline FILE *_Nonnull onb_standard_error(void) { return stderr; }

// TIOCGWINSZ is a macro which Swift does not import on every system.
static inline int onb_window_size(int descriptor, int *_Nonnull rows, int *_Nonnull columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

// O_CLOEXEC and O_NONBLOCK of a pipe need fcntl, whose arguments vary.
static inline int onb_pipe(int *_Nonnull ends) {
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

// glibc declares wcwidth only for programs that ask for X/Open, and Swift does not.
int wcwidth(wchar_t character);
static inline int onb_width(wchar_t character) { return wcwidth(character); }

// The mode of open varies with its flags.
static inline int onb_open(const char *_Nonnull path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

// Signal handlers may only use calls and variables that are safe at any instant. Swift does not
// promise that of its own, so handlers are C. What they touch belongs to Swift's TerminalGuard.

enum {
  ONB_INTERRUPTED = 1,
  ONB_RESIZED = 2,
  ONB_SUSPENDED = 4,
  ONB_CONTINUED = 8,
};

#define ONB_SIGNAL_COUNT 65

struct onb_guard {
  struct termios original;
  struct sigaction before[ONB_SIGNAL_COUNT];
  struct sigaction outside[ONB_SIGNAL_COUNT];  // what holds while no line is read
  int descriptor;
  int wake;
  volatile sig_atomic_t changed;
  volatile sig_atomic_t pasting;
  volatile sig_atomic_t interrupted, resized, suspended, continued;
};

/// The guard that handlers use. Each object file gets a copy of these functions and of this
/// variable, so whatever installs a handler sets the variable beside it.
static inline struct onb_guard *_Nullable *_Nonnull onb_guard_in_use(void) {
  static struct onb_guard *_Nullable guard;
  return &guard;
}

static inline void onb_guard_restore(struct onb_guard *_Nonnull guard) {
  if (!guard->changed) return;
  // From the background, setting the terminal would stop the process.
  if (tcgetpgrp(guard->descriptor) != getpgrp()) return;
  if (guard->pasting) {
    ssize_t written = write(guard->descriptor, "\033[?2004l", 8);
    (void)written;
    guard->pasting = 0;
  }
  tcsetattr(guard->descriptor, TCSANOW, &guard->original);
}

static inline void onb_guard_on_exit(void) {
  struct onb_guard *guard = *onb_guard_in_use();
  if (guard) onb_guard_restore(guard);
}

static inline void onb_guard_on_fatal(int number) {
  int saved = errno;
  struct onb_guard *guard = *onb_guard_in_use();
  onb_guard_restore(guard);
  sigaction(number, &guard->before[number], NULL);
  raise(number);
  errno = saved;
}

static inline void onb_guard_on_event(int number) {
  int saved = errno;
  struct onb_guard *guard = *onb_guard_in_use();
  if (number == SIGINT) guard->interrupted = 1;
  if (number == SIGWINCH) guard->resized = 1;
  if (number == SIGTSTP) guard->suspended = 1;
  if (number == SIGCONT) guard->continued = 1;
  ssize_t written = write(guard->wake, "", 1);
  (void)written;
  errno = saved;
}

static inline void onb_guard_handle(struct onb_guard *_Nonnull guard, int number,
                                    void (*_Nonnull handler)(int), int flags,
                                    struct sigaction *_Nonnull before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  *onb_guard_in_use() = guard;
  sigaction(number, &action, &before[number]);
}

static const int onb_guard_fatal[] = {SIGINT,  SIGTERM, SIGHUP, SIGQUIT, SIGABRT,
                                      SIGSEGV, SIGBUS,  SIGILL, SIGFPE,  SIGTRAP};

/// Keeps the terminal's present state and gives it back on exit and on fatal signals. The guard
/// stays in use until the process ends.
static inline int onb_guard_open(struct onb_guard *_Nonnull guard, int descriptor, int wake) {
  if (tcgetattr(descriptor, &guard->original) != 0) return -1;
  guard->descriptor = descriptor;
  guard->wake = wake;
  guard->changed = 1;
  for (size_t i = 0; i < sizeof onb_guard_fatal / sizeof *onb_guard_fatal; i++) {
    struct sigaction now;
    int number = onb_guard_fatal[i];
    if (sigaction(number, NULL, &now) != 0 || now.sa_handler == SIG_IGN) continue;
    onb_guard_handle(guard, number, onb_guard_on_fatal, SA_ONSTACK, guard->before);
  }
  onb_guard_handle(guard, SIGWINCH, onb_guard_on_event, SA_RESTART, guard->before);
  atexit(onb_guard_on_exit);
  return 0;
}

static inline void onb_guard_begin_reading(struct onb_guard *_Nonnull guard) {
  guard->interrupted = guard->suspended = guard->continued = 0;
  onb_guard_handle(guard, SIGINT, onb_guard_on_event, 0, guard->outside);
  onb_guard_handle(guard, SIGTSTP, onb_guard_on_event, SA_RESTART, guard->outside);
  onb_guard_handle(guard, SIGCONT, onb_guard_on_event, SA_RESTART, guard->outside);
}

static inline void onb_guard_end_reading(struct onb_guard *_Nonnull guard) {
  sigaction(SIGCONT, &guard->outside[SIGCONT], NULL);
  sigaction(SIGTSTP, &guard->outside[SIGTSTP], NULL);
  sigaction(SIGINT, &guard->outside[SIGINT], NULL);
}

/// Stops as ^Z does by default, and comes back when continued.
static inline void onb_guard_stop(void) {
  struct sigaction standard, ours;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

/// What has happened since the last call, as a set of ONB_ bits.
static inline int onb_guard_take_events(struct onb_guard *_Nonnull guard) {
  int events = 0;
  if (guard->interrupted) events |= ONB_INTERRUPTED;
  if (guard->resized) events |= ONB_RESIZED;
  if (guard->suspended) events |= ONB_SUSPENDED;
  if (guard->continued) events |= ONB_CONTINUED;
  if (events & ONB_INTERRUPTED) guard->interrupted = 0;
  if (events & ONB_RESIZED) guard->resized = 0;
  if (events & ONB_SUSPENDED) guard->suspended = 0;
  if (events & ONB_CONTINUED) guard->continued = 0;
  return events;
}
