// Limits of the mails that strangers cause.
import { expect, test } from "vitest";
import { MAILS_PER_HOUR, OVER_BUDGET } from "#modules/mail/mail-budget.ts";
import type { NewMail } from "#modules/mail/queue-mail.ts";
import type { MailTransport } from "#platform/mail/transport.ts";
import { publicForms } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { confirmEmail, queue, startMailWorker } from "./mail-worker.ts";

const database = await testDatabase();

const askToConfirm = (to: string): NewMail => ({
  kind: "confirm-newsletter",
  to,
  content: {},
  secret: `secret-of-${to}`,
});

/** A transport that only notes to whom it sent, and a worker that uses it. */
async function startSending(clock?: () => Date) {
  const sent: string[] = [];
  const transport: MailTransport = {
    isRepeatable: true,
    send: ({ to }) => {
      sent.push(to);
      return Promise.resolve({ providerId: undefined });
    },
  };
  return { sent, ...(await startMailWorker(database, transport, clock)) };
}

const countUnsettled = async () =>
  (await database.asOwner("select id from mails where state in ('queued', 'sending')")).length;

test("MAIL-68 a mailbox receives twelve mails an hour that visitors cause, in any spelling of its address", async () => {
  const spellings = Array.from({ length: MAILS_PER_HOUR + 3 }, (_, nth) =>
    nth % 2 === 0 ? `no.a+${nth}@gmail.com` : `Noa+${nth}@googlemail.com`,
  );
  for (const to of spellings) await queue(database, askToConfirm(to), publicForms);
  await queue(database, confirmEmail("noa@gmail.com"));
  await queue(database, askToConfirm("no.a@mail.example"), publicForms);
  const { sent, logged } = await startSending();
  await expect.poll(countUnsettled).toBe(0);
  expect(sent.toSorted()).toEqual(
    [...spellings.slice(0, MAILS_PER_HOUR), "noa@gmail.com", "no.a@mail.example"].toSorted(),
  );
  const refused = await database.asOwner("select recipient from mails where last_error = $1", [
    OVER_BUDGET,
  ]);
  expect(refused).toHaveLength(3);
  expect(logged.filter((line) => line.includes("strangers cause too many"))).toHaveLength(1);
});

test("MAIL-68 an hour later a mailbox receives such mails again", async () => {
  const to = "again@mail.example";
  for (let nth = 0; nth < MAILS_PER_HOUR; nth += 1)
    await queue(database, askToConfirm(to), publicForms);
  await database.asOwner(
    "update mails set created_at = created_at - interval '61 minutes', state = 'sent', sent_at = now() where recipient = $1",
    [to],
  );
  await queue(database, askToConfirm(to), publicForms);
  const { sent } = await startSending();
  await expect.poll(countUnsettled).toBe(0);
  expect(sent).toEqual([to]);
});
