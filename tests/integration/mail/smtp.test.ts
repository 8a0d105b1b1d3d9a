import { once } from "node:events";
import net from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import type { Patience } from "#platform/mail/smtp-connection.ts";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { MailRefused, type OutgoingMail } from "#platform/mail/transport.ts";
import { startMailServer } from "./mail-server.ts";

const mail: OutgoingMail = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Confirm your email – שלום",
  html: "<p>Hello Noa – שלום</p>",
  text: "Hello Noa – שלום\nhttps://shop.example/auth/confirm?token=abc",
};

/** The error with which `send` fails. */
async function getError(url: string, patience: Partial<Patience> = {}): Promise<Error> {
  const sending = createSmtpTransport({ url, patience }).send(mail);
  const error = await sending.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Error)) throw new Error("the mail was sent");
  return error;
}

test("MAIL-10 a mail server receives text and HTML, from the brand, with a unique Message-ID", async () => {
  const server = await startMailServer();
  const sent = await createSmtpTransport({ url: server.url }).send(mail);
  expect(sent).toEqual({ providerId: "4F1A2B3C" });
  expect(server.received).toHaveLength(1);
  const [received] = server.received;
  expect(received?.envelope).toEqual({
    from: "hello@wanderpaw.example",
    to: ["noa@mail.example"],
  });
  expect(received?.headers.get("from")).toBe("Wanderpaw <hello@wanderpaw.example>");
  expect(received?.headers.get("to")).toBe("noa@mail.example");
  expect(received?.headers.get("message-id")).toBe(`<${mail.id}@wanderpaw.example>`);
  expect(received?.headers.get("subject")).toMatch(/^=\?UTF-8\?/);
  expect(received?.parts.get("text/plain")?.replaceAll("\r\n", "\n").trim()).toBe(mail.text);
  expect(received?.parts.get("text/html")?.trim()).toBe(mail.html);
});

test("MAIL-40 replies go to the mail's reply address, or else to the sender", async () => {
  const server = await startMailServer();
  const transport = createSmtpTransport({ url: server.url });
  await transport.send({ ...mail, replyTo: "dana@mail.example" });
  await transport.send(mail);
  expect(server.received.map(({ headers }) => headers.get("reply-to"))).toEqual([
    "dana@mail.example",
    undefined,
  ]);
});

test("MAIL-41 mail programs receive the unsubscribe link, which works with one POST", async () => {
  const server = await startMailServer();
  const transport = createSmtpTransport({ url: server.url });
  const unsubscribeUrl = `https://shop.example/newsletter/unsubscribe?token=${"a-_0".repeat(20)}`;
  await transport.send({ ...mail, unsubscribeUrl });
  await transport.send(mail);
  const [list, other] = server.received.map(({ headers }) => headers);
  expect(list?.get("list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
  expect(list?.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect([...(other?.keys() ?? [])].filter((name) => name.startsWith("list-"))).toEqual([]);
});

test("INBOX-60 a mail written by a person is not marked as automatic, and is threaded with earlier ones", async () => {
  const server = await startMailServer();
  const transport = createSmtpTransport({ url: server.url });
  const earlier = ["0f0e0d0c-0b0a-4908-8706-050403020101", "0f0e0d0c-0b0a-4908-8706-050403020102"];
  for (const answers of [undefined, [], earlier])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await transport.send({ ...mail, answers });
  const headers = server.received.map((received) =>
    ["auto-submitted", "in-reply-to", "references"].map((name) => received.headers.get(name)),
  );
  const [first, second] = earlier.map((id) => `<${id}@wanderpaw.example>`);
  expect(headers).toEqual([
    ["auto-generated", undefined, undefined],
    [undefined, undefined, undefined],
    [undefined, second, `${first} ${second}`],
  ]);
});

test.each([
  ["as soon as the server offers it", { disabledCommands: ["AUTH"] }],
  ["from the start with smtps", { disabledCommands: ["AUTH"], secure: true }],
])("MAIL-11 the connection is encrypted %s", async (_when, settings) => {
  const server = await startMailServer({ settings });
  // The server's own certificate is signed by nobody.
  await createSmtpTransport({ url: `${server.url}?tls.rejectUnauthorized=false` }).send(mail);
  expect(server.received[0]?.wasEncrypted).toBe(true);
});

test("MAIL-11 an untrusted certificate is rejected", async () => {
  const server = await startMailServer({ settings: { disabledCommands: ["AUTH"] } });
  expect(await getError(asIfElsewhere(server))).not.toBeInstanceOf(MailRefused);
  expect(server.received).toEqual([]);
});

/** An address of this computer that the shop does not know as one. */
const asIfElsewhere = ({ port }: { port: number }) => `smtp://0.0.0.0:${port}`;

test("MAIL-63 a remote server without encryption receives neither mail nor login", async () => {
  const server = await startMailServer({ login: { user: "shop", password: "right" } });
  const url = asIfElsewhere(server).replace("//", "//shop:right@");
  const error = await getError(url);
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(error.message).toContain("PLAINTEXT_HOSTS");
  expect(server.received).toEqual([]);
  await createSmtpTransport({ url, plaintextHosts: ["0.0.0.0"] }).send(mail);
  expect(server.received).toHaveLength(1);
});

test("MAIL-63 a remote server with encryption is used with it", async () => {
  const server = await startMailServer({ settings: { disabledCommands: ["AUTH"] } });
  await createSmtpTransport({ url: `${asIfElsewhere(server)}?tls.rejectUnauthorized=false` }).send(
    mail,
  );
  expect(server.received[0]?.wasEncrypted).toBe(true);
});

test("MAIL-12 the login in the server's address is used", async () => {
  const login = { user: "shop", password: "p@ss/w%rd" };
  const server = await startMailServer({ login });
  await createSmtpTransport({ url: server.url }).send(mail);
  expect(server.received).toHaveLength(1);
});

test("MAIL-12 a wrong password is retried later, and no error quotes it", async () => {
  const server = await startMailServer({ login: { user: "shop", password: "right" } });
  const error = await getError(server.url.replace("right", "wr0ng-passw0rd"));
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(error.message).toBe("the mail server refused the login (535)");
  expect(error.cause).toBeUndefined();
});

test.each([
  ["an unknown recipient", { atRecipient: ["550 5.1.1 no such mailbox"] }],
  ["the message", { atData: ["554 5.6.0 looks like spam"] }],
])("MAIL-13 a server that permanently refuses %s is not tried again", async (_what, refused) => {
  const server = await startMailServer({ refused });
  const error = await getError(server.url);
  expect(error).toBeInstanceOf(MailRefused);
  expect(error.message).toMatch(/no such mailbox|looks like spam/);
});

test.each([
  ["is busy", { atRecipient: ["451 4.3.0 try again later"] }],
  ["has no room at the moment", { atData: ["452 4.2.2 mailbox full"] }],
  ["does not know the sender yet", { atSender: ["550 5.7.1 sender not verified"] }],
])("MAIL-13 a server that %s may be tried again", async (_what, refused) => {
  const server = await startMailServer({ refused });
  expect(await getError(server.url)).not.toBeInstanceOf(MailRefused);
  await createSmtpTransport({ url: server.url }).send(mail);
  expect(server.received).toHaveLength(1);
});

test("MAIL-14 a server that is down or silent is left until the next attempt", async () => {
  const silent = net.createServer();
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const sockets: net.Socket[] = [];
  silent.on("connection", (socket) => sockets.push(socket.on("error", () => {})));
  const url = `smtp://127.0.0.1:${address.port}`;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (silent.listening) await new Promise((resolve) => silent.close(resolve));
  };
  onTestFinished(close);

  const hung = await getError(url, { silence: 200 });
  expect(hung).not.toBeInstanceOf(MailRefused);
  expect(hung.message).toContain("ETIMEDOUT");
  await close();
  const down = await getError(url);
  expect(down).not.toBeInstanceOf(MailRefused);
  expect(down.message).toContain("ECONNREFUSED");
});

/** Numbers the connections of a mail server that does the rest as usual. */
function countConnections() {
  const seen = { all: 0, atOnce: 0, most: 0 };
  const settings: SMTPServerOptions = {
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect(_session, done) {
      seen.all += 1;
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      done();
    },
    onClose: () => void (seen.atOnce -= 1),
  };
  return { seen, settings };
}

test("MAIL-66 many mails at once share a few connections, as many as the address says", async () => {
  const { seen, settings } = countConnections();
  const server = await startMailServer({ settings });
  const transport = createSmtpTransport({ url: `${server.url}?maxConnections=3` });
  const burst = Array.from({ length: 40 }, (_, nth) => ({
    ...mail,
    to: `noa-${nth}@mail.example`,
  }));
  await Promise.all(burst.map((each) => transport.send(each)));
  const recipients = server.received.flatMap(({ envelope }) => envelope.to);
  expect(recipients.toSorted()).toEqual(burst.map(({ to }) => to).toSorted());
  expect(seen).toMatchObject({ all: 3, most: 3 });
  transport.close?.();
  await expect.poll(() => seen.atOnce).toBe(0);
});

test("MAIL-67 a refused mail keeps the connection open for the others", async () => {
  const { seen, settings } = countConnections();
  const server = await startMailServer({
    refused: { atRecipient: ["", "550 5.1.1 no such mailbox"], atData: ["", "451 4.3.0 later"] },
    settings,
  });
  const transport = createSmtpTransport({ url: `${server.url}?maxConnections=1` });
  const sending = [1, 2, 3, 4].map((nth) => transport.send({ ...mail, subject: `Nth ${nth}` }));
  const outcomes = await Promise.allSettled(sending);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(server.received.map(({ headers }) => headers.get("subject"))).toEqual(["Nth 1", "Nth 4"]);
  expect(seen.all).toBe(1);
});

test.each(["before it says how it went", "before the next mail"])(
  "MAIL-67 a server that hangs up %s receives nothing twice, and the next mails use a new connection",
  async (when) => {
    const { seen, settings } = countConnections();
    const taken: string[] = [];
    const server = await startMailServer({
      settings: {
        ...settings,
        onData(stream, session, done) {
          taken.push(session.envelope.rcptTo.map(({ address }) => address).join());
          stream.resume();
          stream.once("end", () => {
            if (taken.length === 1 && when === "before it says how it went") server.hangUp();
            else done();
          });
        },
      },
    });
    const transport = createSmtpTransport({ url: server.url });
    const first = await transport.send({ ...mail, to: "first@mail.example" }).catch(() => "failed");
    expect(first === "failed").toBe(when === "before it says how it went");
    server.hangUp();
    await expect.poll(() => seen.atOnce).toBe(0);
    await transport.send({ ...mail, to: "second@mail.example" });
    expect(taken).toEqual(["first@mail.example", "second@mail.example"]);
    expect(seen.all).toBe(2);
  },
);
