import { expect, test } from "vitest";
import { lockOrder } from "#modules/orders/processing/find-order.ts";
import { HOUR, startMoneyShop } from "./money-shop.ts";

const shop = await startMoneyShop();
const { order, standing, events, stock, passTime, payByHand, runTask, receive, database } = shop;
const expire = () => runTask("expire-reservations");
await receive("olive", 50);

test("PAY-10 an order to be paid as agreed reserves its items for 72 hours; then they are for sale again", async () => {
  const { id, email } = await order({ olive: 2 });
  await shop.confirm(id);
  const held = await stock("olive");
  passTime(71 * HOUR);
  await expire();
  expect(await standing(id)).toMatchObject({ stock_state: "held", is_reserved: true });
  passTime(2 * HOUR);
  await expire();
  await expire();
  expect(await standing(id)).toMatchObject({
    status: "pending",
    stock_state: "released",
    is_reserved: false,
  });
  expect(await stock("olive")).toEqual({
    available: held.available + 2,
    reserved: held.reserved - 2,
  });
  expect(await events(id)).toMatchObject([
    { kind: "confirmed", actor: null, visible: true },
    { kind: "released", actor: null, visible: true },
  ]);
  expect(await shop.mailsAfter(email)).toEqual([]);
});

test("JOBS-33 items of an order that a fast clock has dated are reserved no longer than others", async () => {
  passTime(200 * HOUR);
  const { id } = await order();
  await shop.confirm(id);
  const early = await order();
  passTime(-150 * HOUR);
  await expire();
  passTime(3 * HOUR);
  await expire();
  // That of a guest who has not confirmed it.
  expect(await standing(early.id)).toMatchObject({ stock_state: "released" });
  passTime(68 * HOUR);
  await expire();
  expect(await standing(id)).toMatchObject({ stock_state: "held", is_reserved: true });
  passTime(2 * HOUR);
  await expire();
  expect(await standing(id)).toMatchObject({ stock_state: "released" });
});

test("PAY-11 items of orders that are paid, or whose status staff have changed, are not released", async () => {
  const paid = await order();
  await payByHand(paid.id);
  const taken = await order();
  await shop.asAdmin("POST", `/api/admin/orders/${taken.id}/status`, { status: "processing" });
  passTime(100 * HOUR);
  await expire();
  expect(await standing(paid.id)).toMatchObject({ stock_state: "held" });
  // Not even if its time were still counted.
  await database.asOwner("update orders set reserved_until = created_at where id = $1", [paid.id]);
  await expire();
  expect(await standing(paid.id)).toMatchObject({ stock_state: "held" });
  expect(await standing(taken.id)).toMatchObject({ status: "processing", stock_state: "held" });
});

test("PAY-12 an order that is locked or fails does not delay the others", async () => {
  const broken = await order();
  await database.asOwner(
    `create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'no room in the timeline'; end $$;
     create trigger refuse before insert on order_events
       for each row when (new.order_id = '${broken.id}') execute function refuse()`,
  );
  const busy = await order();
  const idle = await order();
  passTime(73 * HOUR);
  await shop.asSystem(async (ctx) => {
    await lockOrder(ctx, busy.id);
    await expire();
  });
  expect(await standing(idle.id)).toMatchObject({ stock_state: "released" });
  expect(await standing(busy.id)).toMatchObject({ stock_state: "held", is_reserved: true });
  expect(await standing(broken.id)).toMatchObject({ stock_state: "held", is_reserved: true });
  await database.asOwner("drop function refuse cascade");
  await expire();
  expect(await standing(busy.id)).toMatchObject({ stock_state: "released" });
  expect(await standing(broken.id)).toMatchObject({ stock_state: "released" });
});

test("PAY-13 several workers release the items of an order once, even while it is being paid", async () => {
  const before = await stock("olive");
  const late: string[] = [];
  for (let count = 0; count < 6; count += 1) late.push((await order()).id);
  const onTime = await order();
  passTime(73 * HOUR);
  await Promise.all([expire(), payByHand(onTime.id), expire(), expire()]);
  await expire();
  for (const id of late) {
    expect(await standing(id)).toMatchObject({ stock_state: "released" });
    expect((await events(id)).map(({ kind }) => kind)).toEqual(["released"]);
  }
  expect(await standing(onTime.id)).toMatchObject({ stock_state: "held", is_reserved: false });
  expect(await stock("olive")).toEqual({
    available: before.available - 1,
    reserved: before.reserved + 1,
  });
});
