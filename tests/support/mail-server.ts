// A mail server on this machine that speaks SMTP, remembers what it got, and refuses when a test
// says so.
import { once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = {
  envelope: { from: string; to: string[] };
  wasEncrypted: boolean;
  /** As it came. */
  source: string;
  headers: ReadonlyMap<string, string>;
  /** The parts by their type, decoded. */
  parts: ReadonlyMap<string, string>;
};

export type MailServer = {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Ends all connections in the middle of whatever they do. */
  hangUp: () => void;
  stop: () => Promise<void>;
};

/** Lines with which the server refuses, one for each attempt: "550 no such user". */
type Refused = { atRecipient?: string[]; atData?: string[]; atSender?: string[] };

export type MailServerOptions = {
  refused?: Refused;
  login?: { user: string; password: string };
  port?: number;
  settings?: SMTPServerOptions;
};

/** Opens one on loopback. With `login`, only that name and password get in. */
export async function openMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { refused = {}, login, port = 0 } = options;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: login === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    logger: false, // It would warn that its own certificate is for tests.
    onAuth: (auth, _session, done) => {
      const isRight = auth.username === login?.user && auth.password === login?.password;
      // Some servers do repeat what they were told.
      if (isRight) done(null, { user: auth.username });
      else done(createError(`535 ${auth.username} may not log in with ${auth.password}`));
    },
    onMailFrom: (_address, _session, done) => done(next(refused.atSender)),
    onRcptTo: (_address, _session, done) => done(next(refused.atRecipient)),
    onData: (stream, session, done) => {
      let source = "";
      stream.on("data", (chunk) => (source += String(chunk)));
      stream.on("end", () => {
        const error = next(refused.atData);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        if (error === null) {
          const envelope = { from, to: rcptTo.map(({ address }) => address) };
          received.push({ envelope, wasEncrypted: session.secure, source, ...parse(source) });
        }
        done(error, "2.0.0 Ok: queued as 4F1A2B3C");
      });
    },
    ...options.settings,
  });
  server.on("error", () => {}); // A client that leaves in the middle is part of some tests.
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= new Promise<void>((resolve) => {
      server.close(() => resolve());
    }));
  const scheme = options.settings?.secure === true ? "smtps" : "smtp";
  const who = login ? `${login.user}:${encodeURIComponent(login.password)}@` : "";
  return {
    port: address.port,
    url: `${scheme}://${who}127.0.0.1:${address.port}`,
    received,
    hangUp,
    stop,
  };
}

function createError(line: string): Error & { responseCode: number } {
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
}

function next(refused: string[] | undefined): Error | null {
  const line = refused?.shift();
  return line === undefined || line === "" ? null : createError(line);
}

function parse(source: string): Pick<ReceivedMail, "headers" | "parts"> {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = body
    .split(`--${boundary ?? ""}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  return {
    headers,
    parts: new Map(
      parts.map((part) => [
        part.headers.get("content-type")?.split(";")[0] ?? "",
        decode(part.body, part.headers.get("content-transfer-encoding") ?? "7bit"),
      ]),
    ),
  };
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf("\r\n\r\n");
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return { headers: new Map(headers), body: text.slice(end + 4) };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The words of a header that mails carry in base64, as those in Hebrew are. */
export const readHeader = (header = ""): string =>
  header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) =>
      Buffer.from(word, "base64").toString("utf8"),
    );
