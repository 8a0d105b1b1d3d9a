// A shop whose owner has switched on orders ahead, and an olive backpack that is sold out.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { catalogVariantSchema } from "#modules/catalog/contract.ts";
import { addDays } from "#shared/days.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { startWaitingShop } from "../newsletter/waiting-shop.ts";

const placedSchema = z.object({ number: z.string(), accessKey: z.string() });
const offerSchema = catalogVariantSchema.pick({ available: true, leavesBy: true });

/** To be called at the top of a test file. After each of its tests the books must agree. */
export async function startPreorderShop() {
  const shop = await startWaitingShop();
  const { asAdmin, database, now, send, newEmail } = shop;
  const day = (days: number) => addDays(toDay(now()), days);
  const [{ id: variantId } = { id: "" }] = z
    .array(z.object({ id: z.string() }))
    .parse(await database.asOwner("select id from product_variants where slug = 'olive'"));
  const switchTo = (isOn: boolean) =>
    database.asOwner(
      `insert into system_settings (setting_key, setting_value) values ('preorders', $1)
       on conflict (setting_key) do update set setting_value = excluded.setting_value`,
      [String(isOn)],
    );

  return {
    ...shop,
    day,
    variantId,
    switchTo,
    /** Nothing is here, nothing is on its way, and nobody was promised anything. */
    reset: async () => {
      await database.asOwner("truncate rate_limits");
      const open = await database.asOwner(
        "select id from orders where status in ('pending', 'processing')",
      );
      for (const { id } of open)
        // oxlint-disable-next-line no-await-in-loop -- each frees what the next is counted by
        await asAdmin("POST", `/api/admin/orders/${String(id)}/status`, { status: "cancelled" });
      await shop.leave("olive", 0);
      await database.asOwner("delete from expected_deliveries");
      await switchTo(true);
    },
    /** A delivery that comes in so many days; returns its id. */
    expect: async (quantity: number, days: number): Promise<string> => {
      const key = randomUUID();
      const address = `/api/admin/variants/${variantId}/deliveries`;
      const { status } = await asAdmin("POST", address, { key, quantity, expectedOn: day(days) });
      if (status !== 204) throw new Error(`the delivery was answered with ${status}`);
      return key;
    },
    /** Units come without having been expected. */
    receiveUnexpected: (quantity: number) =>
      asAdmin("POST", `/api/admin/variants/${variantId}/movements`, {
        kind: "receipt",
        quantity,
        key: randomUUID(),
      }),
    arrive: (id: string, quantity: number) =>
      asAdmin("POST", `/api/admin/deliveries/${id}/arrival`, { quantity }),
    /** How many can be ordered, and the day that a customer is told. */
    offer: async () => {
      const { text } = await send("/api/catalog/variants?slugs=olive", undefined, "GET");
      const { variants } = z.object({ variants: z.array(offerSchema) }).parse(JSON.parse(text));
      return variants[0];
    },
    /** Orders units, having been told this day. */
    orderAhead: (quantity: number, leavesBy: string | undefined, email = newEmail()) => {
      const body = orderBody({ olive: quantity });
      return send("/api/orders", {
        ...body,
        lines: body.lines.map((line) => ({ ...line, leavesBy })),
        details: { ...details, email },
      });
    },
    /** The order that an answer of the checkout names. */
    placed: async ({ text }: { readonly text: string }): Promise<string> => {
      const { accessKey } = placedSchema.parse(JSON.parse(text));
      const rows = await database.asOwner(
        "select id from orders where key_hash = sha256($1::text::bytea)",
        [accessKey],
      );
      return String(rows[0]?.["id"]);
    },
    /** How many units of the variant are promised, and how many of them to this order. */
    ahead: async (orderId?: string): Promise<number> => {
      const [row] = await database.asOwner(
        `select coalesce(sum(ahead), 0)::integer as units from stock_movements
         where variant_id = $1 and ($2::uuid is null or order_id = $2)`,
        [variantId, orderId ?? null],
      );
      return Number(row?.["units"]);
    },
  };
}
