// Files of answers at their end: taken out, swept, erased; and what the log tells of them.
import { afterAll, expect, test } from "vitest";
import { messageTasks } from "#modules/messages/tasks.ts";
import { removeUnusedUploads } from "#modules/catalog/admin/remove-unused-uploads.ts";
import { silentLog } from "#platform/log.ts";
import { startFilesShop } from "./files-shop.ts";

const {
  bucket,
  uploads,
  shop,
  database,
  write,
  reply,
  message,
  asAdmin,
  pdf,
  attached,
  getKeys,
  isStored,
} = await startFilesShop();
afterAll(() => bucket.stop());

test("INBOX-47 a removed file is deleted, and unsent files are deleted after a week", async () => {
  const id = await write();
  const dropped = await attached(id, pdf());
  const [droppedKey = ""] = await getKeys(id);
  await asAdmin("DELETE", `/api/admin/reply-files/${dropped.id}`);
  expect(isStored(droppedKey)).toBe(false);
  await attached(id, pdf());
  const kept = await attached(await write(), pdf());
  const [abandoned = ""] = await getKeys(id);
  const remove = async (days: number) => {
    const clock = () => new Date(shop.now().getTime() + days * 24 * 3_600_000);
    const parts = { database, clock, log: silentLog };
    await messageTasks(parts)["reply-files-cleanup"]?.run({}, { isLast: true });
    // The bucket has real times.
    const later = () => new Date(Date.now() + 2 * 24 * 3_600_000);
    await removeUnusedUploads({ ...parts, clock: later, uploads });
  };
  await remove(6);
  expect(isStored(abandoned)).toBe(true);
  expect((await message(id)).draftFiles).toHaveLength(1);
  await database.asOwner(
    "update reply_files set created_at = created_at + interval '30 days' where id = $1",
    [kept.id],
  );
  await remove(8);
  expect(isStored(abandoned)).toBe(false);
  expect((await message(id)).draftFiles).toEqual([]);
});

test("INBOX-47 sent files survive the cleanup, and are deleted with the recipient's data", async () => {
  const id = await write({ email: await customerEmail() });
  const file = await attached(id, pdf());
  await reply(id, { files: [file.id] });
  const draft = await attached(id, pdf());
  const keys = await getKeys(id);
  const clock = () => new Date(Date.now() + 30 * 24 * 3_600_000);
  await removeUnusedUploads({ database, clock, log: silentLog, uploads });
  expect(keys.map(isStored)).toEqual([true, true]);
  expect(draft.id).not.toBe(file.id);
  const { customer, email } = await message(id);
  const answer = await asAdmin("POST", `/api/admin/customers/${customer?.id}/erase`, {
    contact: email,
    reason: "request",
  });
  expect(answer.status).toBe(200);
  expect(keys.map(isStored)).toEqual([false, false]);
  expect(await getKeys(id)).toEqual([]);
});

/** Somebody whose only order is done with. */
async function customerEmail(): Promise<string> {
  const orderId = await shop.place();
  const [row] = await database.asOwner(
    "update orders set status = 'cancelled', stock_state = 'released' where id = $1 returning customer_email as email",
    [orderId],
  );
  return String(row?.["email"]);
}

test("INBOX-16 INBOX-47 the log records files without their names", async () => {
  const id = await write();
  const file = await attached(id, pdf(), { name: "Noa Lev passport.pdf" });
  await reply(id, { files: [file.id] });
  const rows = await database.asOwner(
    "select action, before, after from audit_log where entity = 'reply_files' and entity_id = $1 order by id",
    [file.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["insert", "update"]);
  expect(JSON.stringify(rows)).not.toMatch(/Noa|private/);
});
