// Mails that somebody has to look after, and sending them again together.
import { beforeEach, expect, test } from "vitest";
import { adminMailEndpoints } from "#modules/mail/admin-endpoints.ts";
import { toDoListSchema } from "#modules/to-do/contract.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { arrangeMail, type ArrangedMail } from "./arrange-mail.ts";

const { database, asAdmin, place, read } = await startSalesShop();
const arrange = (mail?: ArrangedMail) => arrangeMail(database, mail);
const path = "/api/admin/mails";

beforeEach(() => database.asOwner("delete from mails"));

test("SET-100 MAIL-87 can be filtered to mails that need attention, and the work list counts the same", async () => {
  const stuck = [
    await arrange({ state: "failed" }),
    await arrange({ state: "unknown", reason: "unknown_outcome" }),
    await arrange({ state: "queued", reason: "login" }),
    await arrange({ state: "queued", attempts: 3, reason: "unreachable" }),
  ];
  await arrange({ state: "queued", attempts: 2, reason: "unreachable" });
  await arrange({ state: "queued", attempts: 0 });
  await arrange({ state: "sent", attempts: 5 });
  const listed = await asAdmin("GET", `${path}?state=stuck`);
  const { mails } = adminMailEndpoints.listMails.response.parse(JSON.parse(listed.text));
  expect(mails.map(({ id }) => id).toSorted()).toEqual(stuck.toSorted());
  expect(new Set(mails.map(({ reason }) => reason))).toEqual(
    new Set([null, "unknown_outcome", "login", "unreachable"]),
  );
  const { tasks } = toDoListSchema.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/to-do")).text),
  );
  expect(tasks.find(({ kind }) => kind === "failedMails")?.count).toBe(stuck.length);
});

test("SET-101 mails that failed within a week are sent again, except stopped ones, expired links and refused recipients", async () => {
  const again = [await arrange({ reason: "login" }), await arrange({ error: "no answer" })];
  const others = [
    await arrange({ error: "held back by hand" }),
    await arrange({ error: "too many mails to this mailbox within an hour" }),
    await arrange({ reason: "recipient" }),
    await arrange({ kind: "reset-password" }),
    await arrange({ age: "8 days" }),
    await arrange({ state: "unknown" }),
  ];
  const { text } = await asAdmin("GET", "/api/admin/outbox");
  expect(JSON.parse(text)).toMatchObject({ retryable: again.length });
  const answer = await asAdmin("POST", `${path}/retry`);
  expect([answer.status, answer.text]).toEqual([200, JSON.stringify({ count: again.length })]);
  for (const id of again) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    expect([await getState(id), await countJobs(id)]).toEqual(["queued", 1]);
  }
  for (const id of others) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    expect(await countJobs(id)).toBe(0);
  }
  expect(JSON.parse((await asAdmin("POST", `${path}/retry`)).text)).toEqual({ count: 0 });
});

test("ORDP-50 an order shows which mails to its customer have not arrived, and why", async () => {
  const id = await place();
  expect(await read(id)).toMatchObject({ stuckMails: [] });
  await database.asOwner(
    "update mails set state = 'failed', reason = 'recipient' where kind in ('order-confirmation', 'new-order')",
  );
  const other = await place();
  expect((await read(id)).stuckMails).toMatchObject([
    { kind: "order-confirmation", state: "failed", reason: "recipient" },
  ]);
  expect((await read(other)).stuckMails).toEqual([]);
});

async function getState(id: string): Promise<unknown> {
  const [mail] = await database.asOwner("select state from mails where id = $1", [id]);
  return mail?.["state"];
}

async function countJobs(id: string): Promise<number> {
  const jobs = await database.asOwner("select from graphile_worker.jobs where key = $1", [
    `mail:${id}`,
  ]);
  return jobs.length;
}
