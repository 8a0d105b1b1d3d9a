// Mail servers that refuse, or cannot be used: which mail waits, and what staff are told.
import { once } from "node:events";
import net from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { setupReasons, type MailReason } from "#shared/mail-reasons.ts";
import { MailFailed, MailRefused, type OutgoingMail } from "#platform/mail/transport.ts";
import { mailCertificate, mailKey } from "../../support/mail-certificate.ts";
import { startMailServer } from "./mail-server.ts";

const mail: OutgoingMail = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};

type Options = Partial<Parameters<typeof createSmtpTransport>[0]>;

/** The error with which sending fails. */
async function fail(url: string, options: Options = {}): Promise<MailFailed> {
  const transport = createSmtpTransport({ url, ...options });
  onTestFinished(() => transport.close?.());
  const error: unknown = await transport.send(mail).catch((cause: unknown) => cause);
  if (!(error instanceof MailFailed)) throw new Error("not a failure of a mail", { cause: error });
  return error;
}

test.each<[string, MailReason]>([
  ["554 5.7.1 <client[192.0.2.1]>: Client host rejected: Access denied", "login"],
  ["554 5.7.1 <noa@mail.example>: Relay access denied", "login"],
  ["550 5.7.1 Authentication required", "login"],
  ["530 5.7.0 Must issue a STARTTLS command first", "login"],
  ["530-5.7.57 Client not authenticated\r\n530 5.7.57 to send mail", "login"],
  ["535 5.7.8 authentication failed", "login"],
  ["553 5.7.1 <hello@wanderpaw.example>: Sender address rejected: not owned by user", "sender"],
  ["550 5.7.60 Client does not have permissions to send as this sender", "sender"],
  ["550 5.1.8 sender's domain does not exist", "sender"],
  ["553 sorry, your domain is not in my list", "sender"],
  ["554 no mails from here", "not_allowed"],
  ["550 5.7.26 unauthenticated mail of this domain is not accepted", "login"],
  ["550 5.3.2 system not accepting messages", "not_allowed"],
])("MAIL-82 a refusal of the shop at the recipient waits: %s", async (line, reason) => {
  const server = await startMailServer({ refused: { atRecipient: [line] } });
  const error = await fail(server.url);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(error.reason).toBe(reason);
});

test.each([
  ["550 5.7.26 This mail is unauthenticated: no SPF, no DKIM", "login"],
  ["530 5.7.0 authentication needed", "login"],
  ["550 5.7.509 the sender's domain asks to refuse it", "sender"],
])("MAIL-82 a refusal of the shop at the end of the mail waits: %s", async (line, reason) => {
  const server = await startMailServer({ refused: { atData: [line] } });
  const error = await fail(server.url);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(error.reason).toBe(reason);
});

test.each([
  "550 5.1.1 no such user",
  "550-5.1.1 no such user\r\n550 5.1.1 in this place",
  "501 5.1.3 bad address syntax",
  "550 5.1.6 mailbox has moved",
  "552 5.2.2 mailbox full",
  "550 5.4.1 Recipient address rejected: Access denied",
  "550 no such user",
  "551 user not local",
])("MAIL-82 a refusal of the recipient is final: %s", async (line) => {
  const server = await startMailServer({ refused: { atRecipient: [line] } });
  const error = await fail(server.url);
  expect(error).toBeInstanceOf(MailRefused);
  expect(error.reason).toBe("recipient");
});

/** An address of this computer that the shop does not know as one. */
const elsewhere = ({ url }: { url: string }) => url.replace("127.0.0.1", "0.0.0.0");

const ownCertificate = { disabledCommands: ["AUTH"], key: mailKey, cert: mailCertificate };

test.each(["smtp", "smtps"])(
  "MAIL-83 a self-signed certificate is accepted locally and for a named host, with %s",
  async (scheme) => {
    const settings = { ...ownCertificate, secure: scheme === "smtps" };
    const server = await startMailServer({ settings });
    const send = async (options: Options & { url: string }) => {
      const transport = createSmtpTransport(options);
      await transport.send(mail);
      transport.close?.();
    };
    await send({ url: server.url });
    await send({ url: elsewhere(server), plaintextHosts: ["0.0.0.0"] });
    expect(server.received.map(({ wasEncrypted }) => wasEncrypted)).toEqual([true, true]);
    expect((await fail(elsewhere(server))).reason).toBe("unknown_authority");
    expect(server.received).toHaveLength(2);
  },
);

test("MAIL-84 a certificate of another host and an expired one have distinct errors", async () => {
  const server = await startMailServer({ settings: ownCertificate });
  const authority = new URLSearchParams({ "tls.ca": mailCertificate }).toString();
  const other = await fail(`${elsewhere(server)}?${authority}`);
  expect(other).toMatchObject({ reason: "other_name" });
  // The library's own certificate for tests.
  const old = await startMailServer({ settings: { disabledCommands: ["AUTH"] } });
  expect(await fail(elsewhere(old))).toMatchObject({ reason: "expired_certificate" });
});

test("MAIL-84 an unknown authority, a port of the other kind and missing encryption say what to do", async () => {
  const own = await startMailServer({ settings: ownCertificate });
  expect((await fail(elsewhere(own))).message).toContain("NODE_EXTRA_CA_CERTS");
  const plain = await startMailServer();
  const overPlain = await fail(plain.url.replace("smtp:", "smtps:"));
  expect(overPlain).toMatchObject({ reason: "plain_port" });
  expect(overPlain.message).toContain("smtp://");
  const encrypted = await startMailServer({ settings: { ...ownCertificate, secure: true } });
  const overEncrypted = await fail(encrypted.url.replace("smtps:", "smtp:"), {
    patience: { silence: 100 },
  });
  expect(overEncrypted).toMatchObject({ reason: "silent" });
  expect(overEncrypted.message).toContain("smtps://");
  expect(await fail(elsewhere(plain))).toMatchObject({ reason: "no_encryption" });
  await plain.stop();
  expect(await fail(plain.url)).toMatchObject({ reason: "unreachable" });
});

test("MAIL-84 a wrong login has its own error, and only what must be fixed is a problem of the setup", async () => {
  const server = await startMailServer({ login: { user: "shop", password: "right" } });
  expect(await fail(server.url.replace("right", "wrong"))).toMatchObject({ reason: "login" });
  expect(setupReasons).not.toContain("unreachable");
  const busy = await startMailServer({ refused: { atRecipient: ["451 4.7.1 greylisted"] } });
  expect((await fail(busy.url)).reason).toBeUndefined();
});

test("MAIL-122 a login that the server cannot verify now is no problem of the setup", async () => {
  const server = await startMailServer({
    login: { user: "shop", password: "right" },
    settings: {
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error("4.7.0 temporary failure"), { responseCode: 454 })),
    },
  });
  const error = await fail(server.url);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect([error.message, error.reason]).toEqual([expect.stringContaining("(454)"), undefined]);
});

test("MAIL-82 a refusal in the greeting waits", async () => {
  const rude = net.createServer((socket) =>
    socket.on("error", () => {}).end("554 5.7.1 go away\r\n"),
  );
  rude.listen(0, "127.0.0.1");
  await once(rude, "listening");
  onTestFinished(() => void rude.close());
  const address = rude.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  expect(await fail(`smtp://127.0.0.1:${address.port}`)).not.toBeInstanceOf(MailRefused);
});
