// One connection to a mail server: from its greeting to the answer to a mail.
import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer";
import type SMTPConnection from "nodemailer/lib/smtp-connection";

/** The envelope of a mail. */
export type Envelope = { readonly from: string; readonly to: string };

/** How long to wait for a mail server, in ms. */
export type Patience = {
  /** For each answer. */
  readonly silence: number;
  /** For all of a mail, even to a server that answers a byte at a time. */
  readonly wholeMail: number;
  /** For the answer to the end of a mail. */
  readonly verdict: number;
};

export type ConnectionOptions = SMTPConnection.Options & {
  readonly auth?: { readonly user?: string; readonly pass?: string };
};

export type Connection = {
  /** Whether it takes addresses with letters that are not ASCII (RFC 6531). */
  readonly takesLetters: boolean;
  /** The number of mails that it was given. */
  readonly getCount: () => number;
  readonly send: (envelope: Envelope, message: Buffer) => Promise<SMTPConnection.SentMessageInfo>;
  /** Makes it ready for another mail after one that was refused. */
  readonly reset: () => Promise<void>;
  readonly isOpen: () => boolean;
  /** Whether the end of a mail has been without an answer for longer than other commands may be. */
  readonly isSlow: () => boolean;
  /** Waits for an answer to the end of a mail no longer than for any other from now on. */
  readonly limitTime: () => void;
  /** Says goodbye. */
  readonly closeGently: () => void;
  readonly close: () => void;
};

/** A mail was not sent. `isWhole`: the server was given all of it. */
export class NotSent extends Error {
  readonly error: NodemailerError;
  readonly isWhole: boolean;

  constructor(error: NodemailerError, isWhole: boolean) {
    super(error.message);
    this.error = error;
    this.isWhole = isWhole;
  }
}

/** Called with the connection, once it has ended, and each time it becomes slow. */
type Listeners = Readonly<Record<"onEnd" | "onSlow", (connection: Connection) => void>>;

/** Connects, encrypts and logs in. Throws NotSent. */
export async function connect(
  options: ConnectionOptions,
  patience: Patience,
  { onEnd, onSlow }: Listeners,
): Promise<Connection> {
  const { default: Smtp } = await import("nodemailer/lib/smtp-connection");
  const smtp = new Smtp(options);
  // An idle connection would have no other listener.
  smtp.on("error", () => {});
  const takesLetters = await withPatience<boolean>(smtp, patience.wholeMail, (done) => {
    smtp.connect((failed) => {
      if (failed !== undefined) return done(failed);
      // The answer in which the server lists what it offers.
      const offers = String(smtp.lastServerResponse);
      const finish = (error: NodemailerError | null) =>
        done(error, /^250[ -]SMTPUTF8\b/im.test(offers));
      if (options.auth?.user === undefined || !smtp.allowsAuth) return finish(null);
      return smtp.login({ credentials: options.auth }, finish);
    });
  }).catch((error: NodemailerError) => {
    smtp.close();
    throw new NotSent(error, false);
  });
  let count = 0;
  let isSlow = false;
  const verdict: Verdict = {
    ms: patience.verdict,
    addTime: () => {},
    setSlow(is) {
      isSlow = is;
      if (is) onSlow(connection);
    },
  };
  const connection: Connection = {
    takesLetters,
    getCount: () => count,
    send(envelope, message) {
      count += 1;
      return send(smtp, { ...patience, verdict }, { envelope, message });
    },
    limitTime() {
      verdict.ms = patience.silence;
      verdict.addTime(patience.silence);
    },
    reset: () =>
      withPatience(smtp, patience.wholeMail, (done) =>
        smtp.reset((error) => done(error, undefined)),
      ),
    isOpen: () => !smtp.destroyed,
    isSlow: () => isSlow,
    closeGently: () => smtp.quit(),
    close: () => smtp.close(),
  };
  smtp.once("end", () => onEnd(connection));
  return connection;
}

type Verdict = {
  ms: number;
  addTime: (ms: number) => void;
  readonly setSlow: (isSlow: boolean) => void;
};

async function send(
  smtp: SMTPConnection,
  patience: Omit<Patience, "verdict"> & { readonly verdict: Verdict },
  { envelope, message }: { readonly envelope: Envelope; readonly message: Buffer },
): Promise<SMTPConnection.SentMessageInfo> {
  let isWhole = false;
  let beingSlow: NodeJS.Timeout | undefined;
  const wait = (ms: number) => {
    // oxlint-disable-next-line no-underscore-dangle -- public, and the only way to change it
    const { _socket: socket } = smtp;
    if (socket) socket.setTimeout(ms);
  };
  try {
    return await withPatience<SMTPConnection.SentMessageInfo>(
      smtp,
      patience.wholeMail,
      (done, prolong) => {
        const pieces = splitMessage(message, () => {
          isWhole = true;
          wait(patience.verdict.ms);
          prolong(patience.verdict.ms);
          patience.verdict.addTime = prolong;
          beingSlow = setTimeout(() => patience.verdict.setSlow(true), patience.silence);
        });
        smtp.send({ from: envelope.from, to: envelope.to }, Readable.from(pieces), done);
      },
    );
  } catch (error) {
    // All that the library throws.
    throw new NotSent(error as NodemailerError, isWhole);
  } finally {
    clearTimeout(beingSlow);
    patience.verdict.setSlow(false);
    patience.verdict.addTime = () => {};
    wait(patience.silence);
  }
}

const PIECE_BYTES = 65_536;

/** The message bit by bit, as the connection takes it; `onEnd` when it has taken the last. */
function* splitMessage(message: Buffer, onEnd: () => void) {
  for (let at = 0; at < message.length; at += PIECE_BYTES)
    yield message.subarray(at, at + PIECE_BYTES);
  onEnd();
}

type Done<Value> = (error: NodemailerError | null, value?: Value) => void;

/** The value that `work` ends with; after `ms` it fails, and the connection is closed. */
async function withPatience<Value>(
  smtp: SMTPConnection,
  ms: number,
  work: (done: Done<Value>, prolong: (ms: number) => void) => void,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const start = (limit: number) =>
    setTimeout(() => {
      smtp.close();
      reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT", timeoutType: "WHOLE" }));
    }, limit);
  let timer = start(ms);
  const rejectWith = (error: Error) => reject(error);
  smtp.on("error", rejectWith);
  try {
    work(
      // Each call gives the one or the other.
      (error, value) => (error ? reject(error) : resolve(value as Value)),
      (limit) => {
        clearTimeout(timer);
        timer = start(limit);
      },
    );
    return await promise;
  } finally {
    clearTimeout(timer);
    smtp.off("error", rejectWith);
  }
}
