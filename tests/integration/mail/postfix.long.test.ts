// A mail server as people run it, with what Debian's Postfix says when its owner allows too little.
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { MailRefused, type OutgoingMail } from "#platform/mail/transport.ts";
import { freePort } from "../../support/free-port.ts";
import { canRunPostfix, startPostfix } from "../../support/postfix.ts";

const newMail = (): OutgoingMail => ({
  id: randomUUID(),
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
});

/** The id that the server gave a mail, or the error with which sending it fails. */
async function send(url: string): Promise<unknown> {
  const transport = createSmtpTransport({ url });
  try {
    return (await transport.send(newMail())).providerId;
  } catch (error) {
    return error;
  } finally {
    transport.close?.();
  }
}

test.skipIf(!canRunPostfix)(
  "MAIL-82 MAIL-83 Postfix with its own certificate is used locally, and its refusals of the shop wait",
  async () => {
    const [open, closed, strict] = [await freePort(), await freePort(), await freePort()];
    const sender = "hello@wanderpaw.example";
    const notOwned = `{${sender} = 553 5.7.1 Sender address rejected: not owned by user shop}`;
    const postfix = await startPostfix({
      [open]: [
        "smtpd_recipient_restrictions = check_recipient_access inline:{{gone@mail.example = 550 5.1.1 User unknown}}",
      ],
      [closed]: ["smtpd_client_restrictions = reject"],
      [strict]: [`smtpd_sender_restrictions = check_sender_access inline:{${notOwned}}`],
    });
    onTestFinished(postfix.stop);
    const server = `smtp://127.0.0.1:${open}`;
    expect(await send(server)).toMatch(/^\w+$/);
    // The same server, as if it were another computer.
    const elsewhere = await send(server.replace("127.0.0.1", "0.0.0.0"));
    expect(elsewhere).toMatchObject({ reason: "unknown_authority" });
    for (const [port, reason, code] of [
      [closed, "login", "554 5.7.1"],
      [strict, "sender", "553 5.7.1"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const error = await send(`smtp://127.0.0.1:${port}`);
      expect(error).not.toBeInstanceOf(MailRefused);
      expect(error).toMatchObject({
        reason,
        message: expect.stringContaining(`RCPT TO with: ${code}`) as unknown,
      });
    }
    const transport = createSmtpTransport({ url: server });
    onTestFinished(() => transport.close?.());
    const gone = transport.send({ ...newMail(), to: "gone@mail.example" });
    await expect(gone).rejects.toBeInstanceOf(MailRefused);
    const burst = await Promise.all(
      Array.from({ length: 50 }, async () => (await transport.send(newMail())).providerId),
    );
    expect(new Set(burst).size).toBe(50);
  },
);
