import { makeOrderKeys } from "../../support/order-keys.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { mailTasks } from "#modules/mail/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { createLocalOutbox } from "#platform/mail/local-outbox.ts";
import { createMailTransport } from "#platform/mail/create-mail-transport.ts";
import { anonymous, identity, system } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { readWaitingJobs } from "../../support/waiting-jobs.ts";
import {
  confirmEmail,
  mailsTo,
  noUploads,
  publicUrl,
  queue,
  startMailWorker,
} from "./mail-worker.ts";

const database = await testDatabase();

function localOutbox() {
  const dataDir = mkdtempSync(join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const outbox = createLocalOutbox({ dataDir, clock: () => new Date() });
  return { outbox, transport: createMailTransport({ config: {}, localOutbox: outbox }) };
}

const jobs = () => readWaitingJobs(database);

test.each([
  ["the identity role", "desk@mail.example", identity],
  ["the shop itself", "shop@mail.example", system],
])("MAIL-01 a mail that %s queues is sent after the commit", async (_name, to, actor) => {
  const { outbox, transport } = localOutbox();
  await startMailWorker(database, transport);
  await queue(database, confirmEmail(to), actor);
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "sent", attempts: 1, lastError: null }]);
  const kept = await outbox.list();
  expect(kept).toMatchObject([{ to, subject: "Confirm your email", from: { name: "Wanderpaw" } }]);
});

test("MAIL-01 a rollback sends nothing", async () => {
  const to = "rolled-back@mail.example";
  const failing = database.runInTransaction(identity, async (db) => {
    await queueMail(db, confirmEmail(to));
    throw new Error("changed our mind");
  });
  await expect(failing).rejects.toThrow("changed our mind");
  expect(await mailsTo(database, to)).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test("MAIL-02 queueing with the same key twice sends one mail, even at once", async () => {
  const { outbox, transport } = localOutbox();
  const to = "once@mail.example";
  const mail = { ...confirmEmail(to), dedupeKey: "confirm:once" };
  await Promise.all([queue(database, mail), queue(database, mail)]);
  await queue(database, mail);
  expect(await mailsTo(database, to)).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
  await startMailWorker(database, transport);
  await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "sent" }]);
  expect(await outbox.list()).toHaveLength(1);
});

test("MAIL-03 several workers on one database send each mail once", async () => {
  const { outbox, transport } = localOutbox();
  await startMailWorker(database, transport);
  await startMailWorker(database, transport);
  const addresses = Array.from({ length: 12 }, (_, index) => `shared-${index}@mail.example`);
  await Promise.all(addresses.map((to) => queue(database, confirmEmail(to))));
  for (const to of addresses) {
    await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "sent", attempts: 1 }]);
  }
  const kept = await outbox.list();
  expect(kept.map((mail) => mail.to).toSorted()).toEqual(addresses.toSorted());
});

test("MAIL-04 the secret of a link is stored apart from the mail, and deleted once it was sent", async () => {
  const to = "secret@mail.example";
  await queue(database, { ...confirmEmail(to), secret: "the-token" });
  const [row] = await database.asOwner("select * from mails where recipient = $1", [to]);
  expect(JSON.stringify(row)).not.toContain("the-token");
  expect(await mailsTo(database, to)).toMatchObject([{ hasSecret: true }]);
  const queued = await database.asOwner("select payload from graphile_worker._private_jobs");
  expect(JSON.stringify(queued)).not.toContain("the-token");

  const { transport } = localOutbox();
  const { logged } = await startMailWorker(database, transport);
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "sent", hasSecret: false }]);
  expect(logged.join("")).not.toContain("the-token");
});

test.each([
  ["the back office", member("admin")],
  ["a moderator", member("moderator")],
  ["a customer", member("user")],
  ["a stranger", anonymous],
  ["the identity role", identity],
])("MAIL-05 %s cannot read the secrets of mails", async (_name, actor) => {
  const reading = database.runInTransaction(actor, (db) =>
    db.execute("select * from mail_secrets"),
  );
  await expect(reading).rejects.toMatchObject({
    cause: { message: "permission denied for table mail_secrets" },
  });
});

/** Queues a mail whose sender died on the way. */
async function queueInterrupted(to: string): Promise<void> {
  await queue(database, confirmEmail(to));
  await database.asOwner("update mails set state = 'sending', attempts = 1 where recipient = $1", [
    to,
  ]);
}

test("MAIL-06 a mail whose sender was killed is neither lost nor sent twice", async () => {
  const { outbox, transport } = localOutbox();
  const to = "died@mail.example";
  await queueInterrupted(to);
  const { logged } = await startMailWorker(database, { ...transport, isRepeatable: false });
  await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "unknown", attempts: 1 }]);
  await expect.poll(jobs).toEqual([]);
  expect(await outbox.list()).toEqual([]);
  expect(logged.join("")).toContain("whether a mail was sent is not known");
});

test("MAIL-60 where sending twice delivers one mail, a mail whose sender was killed is sent again", async () => {
  const { outbox, transport } = localOutbox();
  const [lost, arrived] = ["lost@mail.example", "arrived@mail.example"];
  await queueInterrupted(lost);
  await queueInterrupted(arrived);
  const [mail] = await mailsTo(database, arrived);
  const from = { name: "Wanderpaw", email: "hello@wanderpaw.example" };
  await outbox.save({ id: mail?.id ?? "", from, to: arrived, subject: "", html: "", text: "" });
  await startMailWorker(database, transport);
  for (const to of [lost, arrived]) {
    await expect.poll(() => mailsTo(database, to)).toMatchObject([{ state: "sent", attempts: 2 }]);
  }
  const kept = await outbox.list();
  expect(kept.map((each) => each.to).toSorted()).toEqual([arrived, lost]);
});

test("MAIL-04 secrets of unsent mails are deleted after two days", async () => {
  const { transport } = localOutbox();
  const to = "stuck@mail.example";
  await queue(database, confirmEmail(to));
  const remove = async (hoursLater: number) => {
    const clock = () => new Date(Date.now() + hoursLater * 3_600_000);
    const parts = { database, transport, publicUrl, clock, log: silentLog };
    const tasks = mailTasks({
      ...parts,
      uploads: noUploads,
      readOrderKeys: makeOrderKeys(database),
    });
    await tasks["forget-mail-secrets"]?.run({}, { isLast: false });
  };
  await remove(47);
  expect(await mailsTo(database, to)).toMatchObject([{ hasSecret: true }]);
  await remove(49);
  expect(await mailsTo(database, to)).toMatchObject([{ state: "queued", hasSecret: false }]);
});

test("MAIL-07 a mail whose link has expired is not sent, and its secret is deleted", async () => {
  const { outbox, transport } = localOutbox();
  const to = "late@mail.example";
  const content = { fullName: "Noa Lev" };
  await queue(database, { kind: "reset-password", to, content, secret: "late" });
  const afterAnHour = () => new Date(Date.now() + 61 * 60_000);
  await startMailWorker(database, transport, afterAnHour);
  await expect
    .poll(() => mailsTo(database, to))
    .toMatchObject([{ state: "failed", attempts: 0, hasSecret: false }]);
  expect(await outbox.list()).toEqual([]);
});
