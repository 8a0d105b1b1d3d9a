// A mail server that gets mails and says nothing about them for minutes: what goes on meanwhile.
import { expect, onTestFinished, test } from "vitest";
import { createSmtpTransport } from "#platform/mail/smtp.ts";
import { testDatabase } from "../../support/database.ts";
import { readWaitingJobs } from "../../support/waiting-jobs.ts";
import { startMailServer } from "./mail-server.ts";
import { confirmEmail, mailsTo, queue, startMailWorker } from "./mail-worker.ts";

const database = await testDatabase();
/** More than the shop sends at once. */
const MAILS = 12;

test("MAIL-120 while a server is silent the other jobs continue, and further mails wait for another attempt", async () => {
  const answers: (() => void)[] = [];
  const server = await startMailServer({
    settings: {
      disabledCommands: ["STARTTLS", "AUTH"],
      onData(stream, _session, done) {
        stream.resume();
        stream.once("end", () => void answers.push(() => done()));
      },
    },
  });
  const transport = createSmtpTransport({ url: server.url, patience: { silence: 300 } });
  await startMailWorker(database, transport);
  onTestFinished(() => transport.close?.());
  const recipients = Array.from({ length: MAILS }, (_, nth) => `noa-${nth}@mail.example`);
  for (const to of recipients) await queue(database, confirmEmail(to));
  const readStates = async () =>
    (await Promise.all(recipients.map((to) => mailsTo(database, to)))).flat();
  const getTried = async () =>
    (await readStates()).filter(({ state, attempts }) => state === "queued" && attempts > 0);
  await expect.poll(async () => (await getTried()).length).toBe(MAILS - 8);
  expect(answers).toHaveLength(8);

  await database.asOwner(
    "select graphile_worker.add_job('forget-mail-secrets', job_key => 'another')",
  );
  const getKeys = async () => (await readWaitingJobs(database)).map(({ key }) => key);
  await expect.poll(getKeys).not.toContain("another");
  expect((await readStates()).filter(({ state }) => state === "sending")).toHaveLength(8);

  for (const answer of answers) answer();
  await expect
    .poll(async () => (await readStates()).filter(({ state }) => state === "sent").length)
    .toBe(8);
});
