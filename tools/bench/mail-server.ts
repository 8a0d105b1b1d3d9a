import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  /** For the shop's `SMTP_URL`. */
  readonly url: string;
  /** When the newest mail to each address had arrived, in ms of `performance.now()`. */
  readonly arrived: ReadonlyMap<string, number>;
  /** The newest mails, as they travelled. */
  readonly newest: readonly MailAsSent[];
  readonly countConnections: () => number;
  readonly close: () => void;
};

export type MailAsSent = { readonly from: string; readonly to: string; readonly raw: string };

/**
 * A mail server of this process, encrypted from the start. Each answer travels for `roundTripMs`,
 * and it looks at a message for `takingMs` longer.
 */
export async function startMailServer(
  { roundTripMs, takingMs } = { roundTripMs: 0, takingMs: 0 },
): Promise<MailServer> {
  const arrived = new Map<string, number>();
  const newest: MailAsSent[] = [];
  let connections = 0;
  const later = (act: () => void, ms = roundTripMs) =>
    ms === 0 ? act() : void setTimeout(act, ms);
  const server = new SMTPServer({
    secure: true,
    authOptional: true,
    logger: false,
    onConnect: (_session, done) => {
      connections += 1;
      later(done);
    },
    onMailFrom: (_address, _session, done) => later(done),
    onRcptTo: (_address, _session, done) => later(done),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        later(() => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const raw = Buffer.concat(chunks).toString();
          for (const { address: to } of envelope.rcptTo) {
            arrived.set(to, performance.now());
            newest.unshift({ from, to, raw });
          }
          newest.length = Math.min(newest.length, 2);
          done();
        }, roundTripMs + takingMs);
      });
    },
  });
  server.on("error", () => {}); // The shop hangs up.
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `smtps://127.0.0.1:${address.port}?tls.rejectUnauthorized=false`,
    arrived,
    newest,
    countConnections: () => connections,
    close: () => server.close(),
  };
}
