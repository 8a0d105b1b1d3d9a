// Answers that leave before their request has arrived whole: refusals, above all.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";

/**
 * About so much is still read of a body after its answer, and thrown away: 2 MB more than the
 * largest form. A client who is cut off while it sends may never see the answer.
 */
export const MAX_READ_ON_BYTES = 23_199_744;
const LOOK_EVERY_MS = 100;

/**
 * The same listener, but an answer to a request that has not arrived whole closes its connection.
 * Otherwise a proxy that gave up sending would use the connection for the request of another
 * visitor, which would be read as the rest of the body, and the rest of a body as a request.
 */
export function closeAfterEarlyAnswers(listener: RequestListener): RequestListener {
  const closing = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    // RFC 9112, 9.6: nothing that follows is looked at.
    if (closing.has(socket)) return;
    if (hasBody(request))
      runBeforeHead(response, () => {
        if (request.complete) return;
        closing.add(socket);
        response.setHeader("connection", "close");
        // Node's server and the adapter call it when they have sent the answer.
        socket.destroySoon = () => readOn(request, socket);
      });
    listener(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Every way to answer ends in `writeHead`. */
function runBeforeHead(response: ServerResponse, act: () => void): void {
  response.writeHead = new Proxy(response.writeHead.bind(response), {
    apply(writeHead, _, args) {
      act();
      Reflect.apply(writeHead, response, args);
      return response;
    },
  });
}

/**
 * Says that nothing follows, and reads what the client still sends until its request is complete or
 * too large; the server's patience with requests ends it as well.
 */
function readOn(request: IncomingMessage, socket: Socket): void {
  const destroySoon = Socket.prototype.destroySoon.bind(socket);
  socket.destroySoon = () => {};
  if (request.complete) return destroySoon();
  const most = socket.bytesRead + MAX_READ_ON_BYTES;
  socket.end();
  request.once("end", destroySoon);
  request.resume();
  // Events of what arrives would take the socket from the parser, which has it stopped at times.
  const looking = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy();
  }, LOOK_EVERY_MS);
  looking.unref();
  socket.once("close", () => clearInterval(looking));
}
