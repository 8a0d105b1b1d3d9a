import { describe, expect, test } from "vitest";
import { toDay } from "#i18n/format-he.ts";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startCouponShop } from "./coupon-shop.ts";

const shop = await startCouponShop();
const {
  make,
  change,
  buy,
  readPlacedCoupon,
  readCoupon,
  asAdmin,
  database,
  variants,
  newEmail,
  passTime,
  now,
} = shop;

/** With ten percents off. */
const REDUCED = UNIT_PRICE - Math.round(UNIT_PRICE / 10);
const refusedBy = (why: string) => ({
  status: 409,
  code: "offer_changed",
  fields: { couponCode: [why], total: [String(UNIT_PRICE)] },
});

async function setStatus(orderId: string, status: string): Promise<void> {
  const answer = await asAdmin("POST", `/api/admin/orders/${orderId}/status`, {
    status,
    notifyCustomer: false,
  });
  expect([200, 204]).toContain(answer.status);
}

describe("discounts", () => {
  test("OFFER-01 a new shop has three public coupons, of 10, 15 and 20 percent", async () => {
    const { text } = await asAdmin("GET", "/api/admin/coupons");
    const { coupons } = JSON.parse(text) as { coupons: Record<string, unknown>[] };
    expect(coupons.map(({ code, value, isPublic }) => [code, value, isPublic])).toEqual([
      ["FIRST15", 15, true],
      ["SAVE10", 10, true],
      ["WELCOME20", 20, true],
    ]);
  });

  test("OFFER-11 a fixed amount, a free unit and percentages of some lines are stored with the order and its lines", async () => {
    await make("FIVE-OFF", { kind: "amount", value: 500 });
    const five = await buy({ code: "five-off", shown: UNIT_PRICE - 500 });
    expect(await readPlacedCoupon(five)).toMatchObject({
      code: "FIVE-OFF",
      discount: 500,
      amount: 500,
      base: null,
    });

    await make("BLUE50", { value: 50, variantIds: [variants["blue"] ?? ""] });
    const blue = await buy({ code: "BLUE50", units: { olive: 2, blue: 1 } });
    const half = Math.floor((UNIT_PRICE * 50 + 50) / 100);
    expect(await readPlacedCoupon(blue)).toMatchObject({
      discount: half,
      percent: 50,
      base: UNIT_PRICE,
    });

    await make("GIFT", { kind: "item", value: 1, itemVariantId: variants["caramel"] ?? "" });
    const gift = await buy({ code: "GIFT", units: { olive: 1, caramel: 2 } });
    expect(await readPlacedCoupon(gift)).toMatchObject({
      discount: UNIT_PRICE,
      base: 2 * UNIT_PRICE,
    });
    expect(await shop.findBreaches()).toEqual([]);
  });

  test("OFFER-11 an order keeps its coupon when its quantities change, whatever the coupon has become", async () => {
    const coupon = await make("KEEP50", { value: 50, variantIds: [variants["blue"] ?? ""] });
    const { id } = await readPlacedCoupon(
      await buy({ code: "KEEP50", units: { olive: 1, blue: 1 } }),
    );
    await change(coupon.id, { value: 5, variantIds: [], isActive: false });
    const { version, lines } = await shop.read(id);
    const requested = lines.map((line) => ({ lineId: line.id, quantity: 3 }));
    await asAdmin("PATCH", `/api/admin/orders/${id}`, { version, lines: requested });
    expect(await shop.read(id)).toMatchObject({
      subtotal: { amountMinor: 6 * UNIT_PRICE },
      discount: { amountMinor: Math.floor((3 * UNIT_PRICE * 50 + 50) / 100) },
      coupon: { code: "KEEP50", percent: 50 },
    });
    expect(await shop.findBreaches()).toEqual([]);
  });

  test("OFFER-12 a coupon that takes nothing off is not used up, and the order is placed at its price", async () => {
    const { id } = await make("FROM900", { minimumMinor: 90_000, maxUses: 1 });
    const answer = await buy({ code: "FROM900" });
    expect(answer).toMatchObject({ status: 200 });
    expect(await readPlacedCoupon(answer)).toMatchObject({ code: null, discount: 0 });
    expect(await readCoupon(id)).toMatchObject({ uses: 0, isUsed: false });
  });
});

describe("limits", () => {
  test("OFFER-20 of fifty guests with a single-use coupon one uses it, and 49 get an error", async () => {
    const { id } = await make("ONLY-ONE", { maxUses: 1 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buy({ code: "ONLY-ONE", shown: REDUCED })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, code, fields } of refused)
      expect({ status, code, fields }).toEqual(refusedBy("used_up"));
    expect(await readCoupon(id)).toMatchObject({ uses: 1, state: "used_up" });
    expect(await shop.findBreaches()).toEqual([]);
  });

  test("OFFER-21 cancelling an order returns its use of the coupon once; reopening it takes the use again", async () => {
    const { id } = await make("AGAIN", { maxUses: 1 });
    const { id: order } = await readPlacedCoupon(await buy({ code: "AGAIN", shown: REDUCED }));
    expect(await buy({ code: "AGAIN", shown: REDUCED })).toMatchObject(refusedBy("used_up"));
    await setStatus(order, "cancelled");
    await setStatus(order, "cancelled");
    expect((await readCoupon(id)).uses).toBe(0);
    expect((await buy({ code: "AGAIN", shown: REDUCED })).status).toBe(200);
    // People have decided so: two uses, and nobody else gets one.
    await setStatus(order, "processing");
    expect((await readCoupon(id)).uses).toBe(2);
    await setStatus(order, "cancelled");
    expect(await buy({ code: "AGAIN", shown: REDUCED })).toMatchObject(refusedBy("used_up"));
    expect(await shop.findBreaches()).toEqual([]);
  });

  test("OFFER-22 a limit lowered below the past uses refuses the next one and keeps the earlier orders", async () => {
    const { id } = await make("LOWER", { maxUses: 3 });
    await buy({ code: "LOWER", shown: REDUCED });
    await buy({ code: "LOWER", shown: REDUCED });
    expect((await change(id, { maxUses: 1 })).status).toBe(200);
    expect(await buy({ code: "LOWER", shown: REDUCED })).toMatchObject(refusedBy("used_up"));
    expect(await readCoupon(id)).toMatchObject({ uses: 2, maxUses: 1 });
  });

  test("OFFER-23 uses are counted per address in any letter case, even in simultaneous orders", async () => {
    await make("EACH-ONE", { maxUsesPerAddress: 1 });
    const email = newEmail();
    const both = await Promise.all(
      [email, email.toUpperCase()].map((it) =>
        buy({ code: "EACH-ONE", email: it, shown: REDUCED }),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)).toMatchObject(refusedBy("used_by_you"));
    expect((await buy({ code: "EACH-ONE", shown: REDUCED })).status).toBe(200);
  });

  test.each([
    ["TAG", "somebody@mail.example", "Somebody+again@mail.example"],
    ["DOT", "no.a@gmail.com", "noa+2@googlemail.com"],
  ])(
    "OFFER-23 other spellings of an address belong to the same mailbox: %s",
    async (mark, one, other) => {
      const [each, first] = [`EACH-${mark}`, `FIRST-${mark}`];
      await make(each, { maxUsesPerAddress: 1 });
      await make(first, { firstOrderOnly: true });
      expect((await buy({ code: each, email: one, shown: REDUCED })).status).toBe(200);
      const again = { email: other, shown: REDUCED };
      expect(await buy({ ...again, code: each })).toMatchObject(refusedBy("used_by_you"));
      expect(await buy({ ...again, code: first })).toMatchObject(refusedBy("not_first"));
    },
  );

  test("OFFER-23 dots distinguish mailboxes where the provider respects them", async () => {
    await make("DOTTED", { maxUsesPerAddress: 1 });
    for (const email of ["d.ot@mail.example", "do.t@mail.example"])
      expect((await buy({ code: "DOTTED", email, shown: REDUCED })).status).toBe(200);
  });

  test("OFFER-24 a first-order coupon is for customers without an order that counts", async () => {
    await make("HELLO-YOU", { firstOrderOnly: true });
    const email = newEmail();
    const again = { code: "HELLO-YOU", email, shown: REDUCED };
    const { id: order } = await readPlacedCoupon(await buy(again));
    expect(await buy(again)).toMatchObject(refusedBy("not_first"));
    await setStatus(order, "cancelled");
    expect((await buy(again)).status).toBe(200);
  });

  test("OFFER-26 an order paid late keeps its price when others have used up its coupon, and staff are notified", async () => {
    const limits = { ONCE: { maxUses: 1 }, ENOUGH: { maxUses: 2 }, OPEN: {} };
    const notes: Record<string, unknown[]> = {};
    for (const [code, limit] of Object.entries(limits)) {
      await make(code, limit);
      const late = await readPlacedCoupon(await buy({ code, shown: REDUCED }));
      await asAdmin("POST", `/api/admin/orders/${late.id}/release`);
      expect((await buy({ code, shown: REDUCED })).status).toBe(200);
      expect((await asAdmin("POST", `/api/admin/orders/${late.id}/payments`, {})).status).toBe(204);
      const [order] = await database.asOwner(
        "select total_minor as total, paid_minor as paid from orders where id = $1",
        [late.id],
      );
      expect(order).toEqual({ total: REDUCED, paid: REDUCED });
      notes[code] = await database.asOwner(
        "select note, customer_visible from order_events where order_id = $1 and kind = 'note'",
        [late.id],
      );
    }
    const told = { note: orderNotes.codeUsedUp, customer_visible: false };
    expect(notes).toEqual({ ONCE: [told], ENOUGH: [], OPEN: [] });
  });

  test("OFFER-23 without an e-mail address uses are counted by the phone number, in any form", async () => {
    await make("CALLED", { maxUsesPerAddress: 1 });
    const order = (phone: string) =>
      asAdmin("POST", "/api/admin/orders", {
        idempotencyKey: crypto.randomUUID(),
        customer: { name: "Noa", email: "", phone },
        lines: [{ variantId: variants["olive"], quantity: 1 }],
        couponCode: "CALLED",
      });
    expect((await order("050-765 4321")).status).toBe(200);
    expect(await order("+972507654321")).toMatchObject({
      status: 422,
      fields: { couponCode: ["used_by_you"] },
    });
    expect((await order("050-765 4322")).status).toBe(200);
  });

  test("OFFER-25 the limits apply to staff as to customers, and the error names the limit", async () => {
    await make("STAFF", { maxUses: 1 });
    await buy({ code: "STAFF", shown: REDUCED });
    const answer = await asAdmin("POST", "/api/admin/orders", {
      idempotencyKey: crypto.randomUUID(),
      customer: { name: "Noa", email: newEmail() },
      lines: [{ variantId: variants["olive"], quantity: 1 }],
      couponCode: "STAFF",
    });
    expect(answer).toMatchObject({ status: 422, fields: { couponCode: ["used_up"] } });
  });
});

describe("days", () => {
  test("OFFER-30 a coupon is valid from the first second of its first day in Jerusalem to the last of its last day", async () => {
    const day = 86_400_000;
    const start = now().getTime() + 2 * day;
    const [first, last] = [toDay(new Date(start)), toDay(new Date(start + day))];
    await make("TWO-DAYS", { startsOn: first, endsOn: last });
    const use = () => buy({ code: "TWO-DAYS", shown: REDUCED });

    passTime((toMidnight(first) - now().getTime()) / 1_000 - 1);
    expect(await use()).toMatchObject({ status: 422, fields: { couponCode: ["unknown"] } });
    passTime(1);
    expect((await use()).status).toBe(200);
    passTime((toMidnight(dayAfter(last)) - now().getTime()) / 1_000 - 1);
    expect((await use()).status).toBe(200);
    passTime(1);
    expect(await use()).toMatchObject(refusedBy("ended"));
  });

  test("OFFER-31 a coupon that ends during the checkout is refused with the order's new price", async () => {
    const { id } = await make("ENDING");
    await asAdmin("PATCH", `/api/admin/coupons/${id}`, { isActive: false });
    expect(await buy({ code: "ENDING", shown: REDUCED })).toMatchObject(refusedBy("ended"));
    const answer = await buy({ code: "ENDING" });
    expect(answer.status).toBe(200);
    expect(await readPlacedCoupon(answer)).toMatchObject({ code: null });
  });
});

const dayAfter = (day: string) => toDay(new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000));

/** When a day begins in Jerusalem, found by asking for the day. */
function toMidnight(day: string): number {
  const around = Date.parse(`${day}T00:00:00Z`);
  const hours = Array.from({ length: 6 }, (_, hour) => around - hour * 3_600_000);
  const [begins = around] = hours.filter(
    (at) => toDay(new Date(at)) === day && toDay(new Date(at - 1)) !== day,
  );
  return begins;
}
