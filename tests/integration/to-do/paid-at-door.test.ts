// Payments of customers at the door, as far as they wait for staff.
import { expect, test } from "vitest";
import { z } from "zod";
import { toDoListSchema } from "#modules/to-do/contract.ts";
import { startAdminShop } from "../back-office/admin-shop.ts";

const { database, asAdmin, given, now } = await startAdminShop();
const answeredAt = new Date(now().getTime() - 20 * 86_400_000).toISOString();

async function find() {
  const { text } = await asAdmin("GET", "/api/admin/to-do");
  const { tasks } = toDoListSchema.parse(JSON.parse(text));
  return tasks.find(({ kind }) => kind === "paidAtDoor");
}

test("REVIEW-24 payments at the door wait until they are looked into; those of deleted orders do not", async () => {
  const orderId = await given({});
  const deleted = await given({});
  for (const id of [orderId, deleted])
    // oxlint-disable-next-line no-await-in-loop -- two
    await database.asOwner(
      "insert into door_answers (order_id, country, paid, answered_at) values ($1, 'GB', true, $2)",
      [id, answeredAt],
    );
  await database.asOwner("update orders set deleted_at = app.now() where id = $1", [deleted]);
  expect(await find()).toMatchObject({ count: 1, oldestAt: answeredAt });
  const list = async () => {
    const { text } = await asAdmin("GET", "/api/admin/door-answers?state=open");
    return z.object({ answers: z.array(z.object({ id: z.string() })) }).parse(JSON.parse(text));
  };
  expect((await list()).answers).toEqual([{ id: orderId }]);
  const mark = (isLookedInto: boolean) =>
    asAdmin("PUT", `/api/admin/door-answers/${orderId}/looked-into`, { isLookedInto });
  expect((await mark(true)).status).toBe(204);
  expect(await find()).toMatchObject({ count: 0, oldestAt: null });
  expect((await list()).answers).toEqual([]);
  await mark(false);
  expect(await find()).toMatchObject({ count: 1 });
});
