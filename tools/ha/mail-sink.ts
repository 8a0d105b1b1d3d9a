// A mail server that takes everything, and counts how often each mail came.
import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../tests/support/free-port.ts";

export type MailSink = {
  readonly url: string;
  /** How often a mail came, by its Message-ID. */
  readonly received: ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
};

export async function startMailSink(): Promise<MailSink> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    authOptional: true,
    closeTimeout: 100,
    logger: false,
    onData(stream, _session, done) {
      let source = "";
      stream.on("data", (chunk) => (source += String(chunk)));
      stream.on("end", () => {
        const id = /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? "none";
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
