// A shop whose staff enters orders by hand, with as many units as a test needs.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import type { Answer } from "../http/timed-shop.ts";
import { startSalesShop, type SalesShop } from "./sales-shop.ts";

type Units = Partial<Record<SeededColor, number>>;

export type BackOffice = SalesShop & {
  /** The request body with which a staff member enters an order of these units. */
  byHand: (units: Units, more?: Record<string, unknown>) => Record<string, unknown>;
  /** Enters an order and returns its id. */
  enter: (units?: Units, more?: Record<string, unknown>) => Promise<string>;
  /** Asks for something to be done with an order. */
  act: (orderId: string, path: string, body?: unknown, method?: string) => Promise<Answer>;
  variantId: (slug: SeededColor) => string;
  /** Puts more units on the shelf. */
  receive: (slug: SeededColor, units: number) => Promise<void>;
  /** Sums of the stock movements of an order. */
  moved: (orderId: string) => Promise<{ quantity: number; reserved: number }>;
  /** Contents of the mails of a kind to an address, the oldest first. */
  mailContents: (email: string, kind: string) => Promise<Record<string, unknown>[]>;
  /** How many rows the whole shop has of what an order may leave behind. */
  traces: () => Promise<Record<string, unknown> | undefined>;
};

/** To be called at the top of a test file. */
export async function startBackOffice(
  options?: Parameters<typeof startSalesShop>[0],
): Promise<BackOffice> {
  const shop = await startSalesShop(options);
  const { database, asAdmin } = shop;
  const rows = await database.asOwner("select slug, id from product_variants");
  const ids = new Map(
    z
      .array(z.object({ slug: z.string(), id: z.string() }))
      .parse(rows)
      .map((it) => [it.slug, it.id]),
  );

  function variantId(slug: SeededColor): string {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`no variant is ${slug}`);
    return id;
  }
  function byHand(units: Units, more: Record<string, unknown> = {}) {
    const seededColors: SeededColor[] = ["olive", "caramel", "blue"];
    return {
      idempotencyKey: randomUUID(),
      customer: { name: "Noa Levi", email: shop.newEmail() },
      lines: seededColors
        .map((slug) => ({ variantId: variantId(slug), quantity: units[slug] ?? 0 }))
        .filter((line) => line.quantity > 0),
      // An order that is handed over needs no address.
      ...(more["isHandedOver"] !== true && {
        billingAddress: { line1: "14 Alder Lane", city: "Haifa", country: "IL" },
      }),
      ...more,
    };
  }

  return {
    ...shop,
    byHand,
    variantId,
    async enter(units = { olive: 1 }, more = {}) {
      const answer = await asAdmin("POST", "/api/admin/orders", byHand(units, more));
      if (answer.status !== 200) throw new Error(`no order: ${answer.text}`);
      return z.object({ id: z.string() }).parse(JSON.parse(answer.text)).id;
    },
    act: (orderId, path, body, method = "POST") =>
      asAdmin(method, `/api/admin/orders/${orderId}${path}`, body),
    async receive(slug, units) {
      await database.asOwner(
        `insert into stock_movements (variant_id, sku, quantity, reason)
         select id, sku, $2::int, 'receipt' from product_variants where slug = $1`,
        [slug, units],
      );
    },
    async moved(orderId) {
      const [sums] = await database.asOwner(
        `select coalesce(sum(quantity), 0)::int as quantity, coalesce(sum(reserved), 0)::int as reserved
         from stock_movements where order_id = $1`,
        [orderId],
      );
      return z.object({ quantity: z.int(), reserved: z.int() }).parse(sums);
    },
    async mailContents(email, kind) {
      const mails = await database.asOwner(
        "select content from mails where recipient = $1 and kind = $2 order by created_at",
        [email, kind],
      );
      return z
        .array(z.object({ content: z.record(z.string(), z.unknown()) }))
        .parse(mails)
        .map((it) => it.content);
    },
    async traces() {
      const [counts] = await database.asOwner(
        `select (select count(*) from orders)::int as orders, (select count(*) from order_items)::int as lines,
           (select count(*) from order_events)::int as events, (select count(*) from stock_movements)::int as movements,
           (select count(*) from payments)::int as payments, (select count(*) from shipments)::int as shipments,
           (select count(*) from mails)::int as mails,
           (select md5(string_agg(o::text, '' order by id)) from orders o) as orders_hash`,
      );
      return counts;
    },
  };
}
