// The time between the end of a mail and the answer to it, in which nobody knows what became of it;
// and servers that allow few connections.
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import type { Patience } from "#platform/mail/smtp-connection.ts";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { MailUnsure, type OutgoingMail } from "#platform/mail/transport.ts";
import { startMailServer } from "./mail-server.ts";

const mail: OutgoingMail = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};

/** A server that takes mails and keeps its answers to itself until a test gives them. */
async function startSlowServer(settings: SMTPServerOptions = {}) {
  const answers: (() => void)[] = [];
  const server = await startMailServer({
    settings: {
      disabledCommands: ["STARTTLS", "AUTH"],
      onData(stream, _session, done) {
        stream.resume();
        stream.once("end", () => void answers.push(() => done()));
      },
      ...settings,
    },
  });
  return { server, answers };
}

function openTransport(url: string, patience: Partial<Patience> = {}) {
  const transport = createSmtpTransport({ url, patience });
  onTestFinished(() => transport.close?.());
  return transport;
}

const getOutcome = (sending: Promise<unknown>) =>
  sending.then(
    () => "sent",
    (error: unknown) => error,
  );

test("MAIL-81 a server that takes long to accept a mail is waited for, longer than for other responses", async () => {
  const { server, answers } = await startSlowServer();
  const deaf = await startMailServer({
    settings: { disabledCommands: ["STARTTLS", "AUTH"], onMailFrom: () => {} },
  });
  const patience = { silence: 300 };
  const sending = getOutcome(openTransport(server.url, patience).send(mail));
  await expect.poll(() => answers.length).toBe(1);
  // By then the first one has been silent for as long.
  const other = await getOutcome(openTransport(deaf.url, patience).send(mail));
  expect(other).toMatchObject({ reason: "silent" });
  for (const answer of answers) answer();
  expect(await sending).toBe("sent");
});

test("MAIL-81 a server without a final response leaves the mail's state unknown", async () => {
  const { server } = await startSlowServer();
  const outcome = await getOutcome(openTransport(server.url, { verdict: 100 }).send(mail));
  expect(outcome).toBeInstanceOf(MailUnsure);
  expect(outcome).toMatchObject({ reason: "unknown_outcome" });
});

test("MAIL-81 a server that hangs up after a mail leaves its state unknown, one that refuses it does not", async () => {
  const { server, answers } = await startSlowServer();
  const transport = openTransport(server.url);
  const sending = getOutcome(transport.send(mail));
  await expect.poll(() => answers.length).toBe(1);
  server.hangUp();
  expect(await sending).toBeInstanceOf(MailUnsure);
  const later = await startMailServer({ refused: { atData: ["451 4.3.0 later"] } });
  const refused = await getOutcome(openTransport(later.url).send(mail));
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(MailUnsure);
});

test("MAIL-81 a server that hangs up before it has received the mail leaves no unknown state", async () => {
  const server = await startMailServer({
    settings: {
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: () => server.hangUp(),
    },
  });
  const outcome = await getOutcome(openTransport(server.url).send(mail));
  expect(outcome).toBeInstanceOf(Error);
  expect(outcome).not.toBeInstanceOf(MailUnsure);
});

test("MAIL-81 a shop that is shutting down waits no longer than for other responses", async () => {
  const { server, answers } = await startSlowServer();
  const transport = openTransport(server.url, { silence: 500 });
  const sending = getOutcome(transport.send(mail));
  await expect.poll(() => answers.length).toBe(1);
  transport.limitTime?.();
  expect(await sending).toBeInstanceOf(MailUnsure);
});

test("MAIL-85 a server that allows fewer connections gets fewer, and each mail arrives at its first attempt", async () => {
  const seen = { atOnce: 0, refused: 0 };
  const server = await startMailServer({
    settings: {
      disabledCommands: ["STARTTLS", "AUTH"],
      onConnect(_session, done) {
        seen.atOnce += 1;
        if (seen.atOnce <= 2) return done();
        seen.refused += 1;
        return done(Object.assign(new Error("4.7.0 too many connections"), { responseCode: 421 }));
      },
      onClose: () => void (seen.atOnce -= 1),
    },
  });
  const transport = openTransport(server.url);
  const burst = Array.from({ length: 48 }, (_, nth) => ({
    ...mail,
    to: `noa-${nth}@mail.example`,
  }));
  expect(await Promise.all(burst.map((each) => getOutcome(transport.send(each))))).toEqual(
    burst.map(() => "sent"),
  );
  const recipients = server.received.flatMap(({ envelope }) => envelope.to);
  expect(recipients.toSorted()).toEqual(burst.map(({ to }) => to).toSorted());
  expect(seen.refused).toBeGreaterThan(0);
});

test("MAIL-85 a server that accepts no connection leaves the mail for another attempt", async () => {
  const server = await startMailServer({
    settings: {
      disabledCommands: ["STARTTLS", "AUTH"],
      onConnect: (_session, done) =>
        done(Object.assign(new Error("4.3.2 shutting down"), { responseCode: 421 })),
    },
  });
  const transport = openTransport(server.url);
  const outcomes = await Promise.all([1, 2, 3].map(() => getOutcome(transport.send(mail))));
  for (const outcome of outcomes) expect(outcome).toBeInstanceOf(Error);
  expect(outcomes.some((outcome) => outcome instanceof MailUnsure)).toBe(false);
});

test.each([
  ["takes", false, "sent", ["דנה@mail.example"]],
  ["takes no", true, expect.objectContaining({ reason: "letters" }), []],
])(
  "MAIL-86 a mail to such an address, with a server that %s letters of its kind",
  async (_what, hideSMTPUTF8, expected, taken) => {
    const server = await startMailServer({
      settings: { disabledCommands: ["STARTTLS", "AUTH"], hideSMTPUTF8 },
    });
    const transport = openTransport(server.url);
    expect(await getOutcome(transport.send({ ...mail, to: "דנה@mail.example" }))).toEqual(expected);
    expect(server.received.flatMap(({ envelope }) => envelope.to)).toEqual(taken);
    // The name of a server has another form for those who know only ASCII.
    expect(await getOutcome(transport.send({ ...mail, to: "dana@דנה.example" }))).toBe("sent");
  },
);
