// The least that the mails of an order can cost: each request hands these messages, which the shop
// has sent before, to the mail server. Started by orders.ts:
// `node tools/bench/mail-floor.ts <settings>`.
import { createServer } from "node:http";
import { createTransport } from "nodemailer";
import type { MailAsSent } from "./mail-server.ts";

export type MailFloorSettings = {
  readonly port: number;
  readonly smtpUrl: string;
  readonly atOnce: number;
  readonly mails: readonly MailAsSent[];
};

function serve({ port, smtpUrl, atOnce, mails }: MailFloorSettings): void {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: atOnce,
    maxMessages: Infinity,
  });
  createServer((_request, response) => {
    Promise.all(
      mails.map(({ from, to, raw }) => transport.sendMail({ envelope: { from, to }, raw })),
    ).then(
      () => response.writeHead(200).end(),
      (error: unknown) => {
        console.error(String(error));
        response.writeHead(500).end();
      },
    );
  }).listen(port, "127.0.0.1", () => console.log("ready"));
}

// Our own settings, written by orders.ts.
if (import.meta.main) serve(JSON.parse(process.argv[2] ?? "") as MailFloorSettings);
