// Retries of a mail when the mail server fails: over a real connection, with the real queue.
import { expect, test } from "vitest";
import { createMailTransport } from "#platform/mail/create-mail-transport.ts";
import { testDatabase } from "../../support/database.ts";
import { readWaitingJobs } from "../../support/waiting-jobs.ts";
import { startMailServer } from "./mail-server.ts";
import {
  confirmEmail,
  limitTime,
  mailsTo,
  queue,
  toSecret,
  startMailWorker,
} from "./mail-worker.ts";

const database = await testDatabase();

const over = (url: string) =>
  createMailTransport({ config: { smtpUrl: url }, localOutbox: undefined });

/** The state of the mail to `to`; waits for no pause between attempts. */
async function hurried(to: string) {
  await limitTime(database);
  return mailsTo(database, to);
}

test("MAIL-20 a mail that the server cannot accept now is sent at the next attempt", async () => {
  const to = "busy@mail.example";
  const token = toSecret(to);
  const refused = { atData: [`451 4.3.0 <${to}> has a long queue for ${token}`] };
  const server = await startMailServer({ refused });
  const { logged } = await startMailWorker(database, over(server.url));
  await queue(database, confirmEmail(to));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "queued", attempts: 1, hasSecret: true }]);
  const [waiting] = await mailsTo(database, to);
  expect(waiting?.lastError).toContain("451 4.3.0 <[e-mail]> has a long queue for [hidden]");

  await expect
    .poll(() => hurried(to))
    .toMatchObject([{ state: "sent", attempts: 2, lastError: null, providerId: "4F1A2B3C" }]);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.parts.get("text/plain")).toContain(token);
  expect(logged.join("")).not.toContain(to);
  expect(logged.join("")).not.toContain(token);
});

test("MAIL-64 a mail whose link has lost its secret, as after a restore, fails at once", async () => {
  const to = "restored@mail.example";
  const server = await startMailServer();
  await queue(database, confirmEmail(to));
  await database.asOwner("delete from mail_secrets");
  await startMailWorker(database, over(server.url));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "failed", attempts: 0, lastError: "the secret of its link is gone" }]);
  expect(server.received).toEqual([]);
});

test("MAIL-21 a mail that the server refuses fails at once, and its secret is deleted", async () => {
  const to = "nobody@mail.example";
  const server = await startMailServer({ refused: { atRecipient: ["550 5.1.1 no such user"] } });
  await startMailWorker(database, over(server.url));
  await queue(database, confirmEmail(to));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "failed", attempts: 1, hasSecret: false }]);
  await expect.poll(() => readWaitingJobs(database)).toEqual([]);
  expect(server.received).toEqual([]);
});

test("MAIL-81 a mail without a final response is unknown, keeps its secret, and is not sent again", async () => {
  const to = "doubtful@mail.example";
  const taken: string[] = [];
  const server = await startMailServer({
    settings: {
      disabledCommands: ["STARTTLS", "AUTH"],
      onData(stream, session) {
        stream.resume();
        stream.once("end", () => {
          taken.push(...session.envelope.rcptTo.map(({ address }) => address));
          server.hangUp();
        });
      },
    },
  });
  const { logged } = await startMailWorker(database, over(server.url));
  await queue(database, confirmEmail(to));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "unknown", attempts: 1, reason: "unknown_outcome", hasSecret: true }]);
  await expect.poll(() => readWaitingJobs(database)).toEqual([]);
  expect(taken).toEqual([to]);
  expect(logged.join("")).toContain("whether a mail was sent is not known");
});

test("MAIL-82 a mail blocked by a wrong setup waits with its secret, is logged, and is sent once the setup is fixed", async () => {
  const to = "setup@mail.example";
  const refusal = "554 5.7.1 <shop>: Client host rejected: Access denied";
  const server = await startMailServer({ refused: { atRecipient: [refusal] } });
  const { logged } = await startMailWorker(database, over(server.url));
  await queue(database, confirmEmail(to));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "queued", attempts: 1, reason: "login", hasSecret: true }]);
  expect(logged.join("")).toContain("no mail leaves until");
  await expect
    .poll(() => hurried(to))
    .toMatchObject([{ state: "sent", attempts: 2, reason: null, hasSecret: false }]);
  expect(server.received).toHaveLength(1);
});

test("MAIL-22 mails wait while the server is down", async () => {
  const to = "patient@mail.example";
  const down = await startMailServer();
  await down.stop();
  await startMailWorker(database, over(down.url));
  await queue(database, confirmEmail(to));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([
      {
        state: "queued",
        attempts: 1,
        lastError: "the mail server could not be used (ESOCKET, ECONNREFUSED)",
        reason: "unreachable",
      },
    ]);
  const up = await startMailServer({ port: down.port });
  await expect.poll(() => hurried(to)).toMatchObject([{ state: "sent", attempts: 2 }]);
  expect(up.received).toHaveLength(1);
});

test("MAIL-23 after the last attempt the mail fails, and its secret is deleted", async () => {
  const to = "last@mail.example";
  const server = await startMailServer({ refused: { atData: ["451 later", "451 later"] } });
  await startMailWorker(database, over(server.url));
  await queue(database, confirmEmail(to));
  await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "queued", attempts: 1 }]);
  await database.asOwner("update graphile_worker._private_jobs set max_attempts = 2");
  await expect
    .poll(() => hurried(to))
    .toMatchObject([{ state: "failed", attempts: 2, hasSecret: false }]);
  await expect.poll(() => readWaitingJobs(database)).toEqual([]);
});

test("MAIL-24 a wrong password for the mail server does not appear in the outbox or the log", async () => {
  const to = "login@mail.example";
  const server = await startMailServer({ login: { user: "shop", password: "right" } });
  const transport = over(server.url.replace("right", "wr0ng-passw0rd"));
  const { logged } = await startMailWorker(database, transport);
  await queue(database, confirmEmail(to));
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ lastError: "the mail server refused the login (535)" }]);
  const kept = await database.asOwner(
    "select j.last_error, m.last_error as mail from graphile_worker._private_jobs j, mails m",
  );
  expect(JSON.stringify(kept) + logged.join("")).not.toContain("wr0ng");
});

test("MAIL-91 replies go to the contact address where it differs from the sender", async () => {
  const server = await startMailServer();
  await startMailWorker(database, over(server.url));
  const setSupport = (email: string) =>
    database.asOwner(
      `insert into system_settings (setting_key, setting_value) values ('support_email', $1)
       on conflict (setting_key) do update set setting_value = excluded.setting_value`,
      [JSON.stringify(email)],
    );
  const getReplyTo = async (to: string) => {
    await queue(database, confirmEmail(to));
    await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "sent" }]);
    return server.received.at(-1)?.headers.get("reply-to");
  };
  expect(await getReplyTo("first@mail.example")).toBeUndefined();
  await setSupport("care@wanderpaw.example");
  expect(await getReplyTo("second@mail.example")).toBe("care@wanderpaw.example");
  const [, sender = ""] = /<(.*)>/.exec(server.received[0]?.headers.get("from") ?? "") ?? [];
  await setSupport(sender);
  expect(await getReplyTo("third@mail.example")).toBeUndefined();
});
