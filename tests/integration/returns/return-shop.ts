// A shop whose customers cancel, send back and claim.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import { toDay } from "#i18n/format-he.ts";
import { requestReturn, type Receipt } from "#modules/returns/request-return.ts";
import { returnSchema, type ReturnDetails } from "#modules/returns/admin-contract.ts";
import type { ReturnContext } from "#modules/returns/context.ts";
import type { OpenReturnField, OrderReturnField } from "#modules/returns/return-fields.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

export const DAY = 24 * 3_600;

export const filledFields: Readonly<Record<OrderReturnField, string>> = {
  kind: "withdraw",
  cause: "too_small",
  message: "",
  group: "",
};

/** To be called at the top of a test file. */
export async function startReturnShop(options?: Parameters<typeof startSalesShop>[0]) {
  const shop = await startMoneyShop(await startSalesShop(options));
  const { asAdmin, checkoutContext, database, getKey, newAddress, now, order, read } = shop;
  await shop.receive("olive", 500);
  await shop.receive("blue", 500);

  const returnContext = (address = newAddress()): ReturnContext => ({
    ...checkoutContext(),
    visitor: { address },
    uploads: shop.shop.services.uploads,
    makePhoto: shop.shop.services.ofVisitors.makePhoto,
  });
  /** The country of an order, which says what the law is. */
  const sendTo = (id: string, country: string) =>
    database.asOwner(
      `update orders set shipping_address = jsonb_set(coalesce(shipping_address, billing_address), '{country}', to_jsonb($2::text))
       where id = $1`,
      [id, country],
    );
  /** A paid order that has arrived today. */
  async function deliver(units: Partial<Record<SeededColor, number>>, country = "DE") {
    const placed = await order(units);
    await sendTo(placed.id, country);
    await shop.payByHand(placed.id);
    await asAdmin("POST", `/api/admin/orders/${placed.id}/shipments`, { carrier: "dhl" });
    const [shipment] = (await read(placed.id)).shipments;
    await asAdmin("PUT", `/api/admin/orders/${placed.id}/shipments/${shipment?.id}/arrival`, {
      arrivedOn: toDay(now()),
    });
    return { ...placed, key: await getKey(placed.id) };
  }
  /** All units of an order by their lines. */
  async function readUnits(id: string): Promise<Record<string, number>> {
    const rows = await database.asOwner(
      "select id, quantity from order_items where order_id = $1 order by position",
      [id],
    );
    const lines = z.array(z.object({ id: z.string(), quantity: z.int() })).parse(rows);
    return Object.fromEntries(lines.map((line) => [line.id, line.quantity]));
  }
  const listReturns = async (orderId: string): Promise<string[]> => {
    const rows = await database.asOwner(
      "select id from returns where order_id = $1 order by created_at desc, id",
      [orderId],
    );
    return z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id);
  };
  const see = async (id: string): Promise<ReturnDetails> =>
    returnSchema.parse(JSON.parse((await asAdmin("GET", `/api/admin/returns/${id}`)).text));

  type Ask = Partial<Record<OrderReturnField, string>> & {
    units?: Record<string, number>;
    key?: string;
    photos?: Uint8Array[];
  };
  /** Asks by the link of an order; all of its units unless told otherwise. */
  async function ask(
    placed: { id: string },
    { units, key = randomUUID(), photos = [], ...fields }: Ask = {},
    ctx = returnContext(),
  ): Promise<Receipt> {
    return requestReturn(ctx, {
      accessKey: await getKey(placed.id),
      fields: { ...filledFields, ...fields },
      units: units ?? (await readUnits(placed.id)),
      idempotencyKey: key,
      photos,
    });
  }
  const askOpenly = (
    fields: Partial<Record<OpenReturnField, string>>,
    { key = randomUUID(), photos = [] as Uint8Array[], ctx = returnContext() } = {},
  ) =>
    requestReturn(ctx, {
      fields: { ...filledFields, number: "", email: "", country: "DE", ...fields },
      idempotencyKey: key,
      photos,
    });
  /** A delivered order whose customer has asked to send it back. */
  async function asked(
    units: Partial<Record<SeededColor, number>>,
    more: Ask = {},
    country = "DE",
  ) {
    const placed = await deliver(units, country);
    shop.passTime(1);
    await ask(placed, more);
    const [returnId = ""] = await listReturns(placed.id);
    return { ...placed, returnId };
  }
  /** Time passes with each, so that mails and events have an order. */
  const step = (id: string, body: Record<string, unknown>) => {
    shop.passTime(1);
    return asAdmin("POST", `/api/admin/returns/${id}/steps`, body);
  };
  const giveBack = (id: string, body: Record<string, unknown>) => {
    shop.passTime(1);
    const keyed = { idempotencyKey: randomUUID(), ...body };
    return asAdmin("POST", `/api/admin/returns/${id}/refund`, keyed);
  };

  return {
    ...shop,
    returnContext,
    sendTo,
    deliver,
    readUnits,
    listReturns,
    see,
    ask,
    askOpenly,
    asked,
    step,
    giveBack,
    readState: async (id: string) => (await see(id)).state,
    /** How many of a color can be sold now. */
    readStock: async (slug: SeededColor): Promise<number> => {
      const [row] = await database.asOwner(
        "select stock_quantity as units from product_variants where slug = $1",
        [slug],
      );
      return z.object({ units: z.int() }).parse(row).units;
    },
    /** The states that mails about returns told somebody, in order. */
    readMailStates: async (email: string): Promise<string[]> => {
      const rows = await database.asOwner(
        `select coalesce(content ->> 'state', 'asked') as state from mails
         where recipient = $1 and kind like 'return-%' order by created_at, id`,
        [email],
      );
      return z
        .array(z.object({ state: z.string() }))
        .parse(rows)
        .map(({ state }) => state);
    },
  };
}
