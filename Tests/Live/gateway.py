"""A server on loopback in front of the test wikis, /LANG/… for each, that can be slow, busy, or
answer nonsense. It counts what reaches it."""

import http.client
import http.server
import threading
import time


class Gateway(http.server.ThreadingHTTPServer):
    """`misbehave` is nil or a function of (handler, number of the request) that answers itself and
    returns True, or returns False to let the wiki answer."""

    daemon_threads = True
    request_queue_size = 32

    def __init__(self, ports):
        super().__init__(("127.0.0.1", 0), Handler)
        self.ports = ports
        self.misbehave = None
        self.lock = threading.Lock()
        self.reset()
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def reset(self):
        self.requests = []
        self.now = 0
        self.most_at_once = 0

    @property
    def template(self):
        return f"http://127.0.0.1:{self.server_port}/{{lang}}/w/api.php"

    def handle_error(self, request, client_address):
        pass  # a client that gave up


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        server = self.server
        with server.lock:
            server.requests.append((self.path, dict(self.headers)))
            number = len(server.requests)
            server.now += 1
            server.most_at_once = max(server.most_at_once, server.now)
        try:
            if not (server.misbehave and server.misbehave(self, number)):
                self.pass_on()
        finally:
            with server.lock:
                server.now -= 1

    def pass_on(self):
        _, language, rest = self.path.split("/", 2)
        if language not in self.server.ports:
            return self.answer(404, b"no such wiki")
        upstream = http.client.HTTPConnection("127.0.0.1", self.server.ports[language], timeout=30)
        headers = {k: v for k, v in self.headers.items()
                   if k.lower() in ("accept-language", "accept-encoding", "user-agent")}
        try:
            upstream.request("GET", "/" + rest, headers=headers)
            response = upstream.getresponse()
            body = response.read()
        except OSError:
            self.close_connection = True
            return
        kept = {name: response.headers[name] for name in ("Content-Encoding", "Content-Type")
                if response.headers[name]}
        self.answer(response.status, body, kept)

    def answer(self, status, body, headers=None):
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def slow(seconds):
    def misbehave(handler, number):
        time.sleep(seconds)
        return False
    return misbehave


def always(status, body, headers=None):
    def misbehave(handler, number):
        handler.answer(status, body, headers)
        return True
    return misbehave


def first(count, status, body, headers=None):
    """The first so many requests get this answer, the others a good one."""
    def misbehave(handler, number):
        if number > count:
            return False
        handler.answer(status, body, headers)
        return True
    return misbehave
