// A shop with orders as the back office goes through them, put into the database as they are.
import { randomUUID } from "node:crypto";
import { type OrderRow } from "#modules/orders/admin-contract.ts";
import { adminOrderEndpoints } from "#modules/orders/admin-endpoints.ts";
import { startSalesShop, type SalesShop } from "../orders/sales-shop.ts";

export type Given = {
  readonly id?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly status?: string;
  /** An ISO time; the shop's own time otherwise. */
  readonly at?: string;
  readonly total?: number;
  readonly rate?: string;
  readonly isDeleted?: boolean;
};

export type AdminShop = SalesShop & {
  /** Puts an order of one line into the shop and returns its id. */
  given: (order?: Given) => Promise<string>;
  /** The page of a query string such as "?q=noa". */
  list: (
    query?: string,
  ) => Promise<{ orders: OrderRow[]; nextCursor: string | null; isCapped: boolean }>;
  /** The ids of all pages of a query string. */
  walk: (query?: string) => Promise<string[]>;
  count: (query?: string) => Promise<{ count: number; isExact: boolean }>;
};

/** To be called at the top of a test file. */
export async function startAdminShop(): Promise<AdminShop> {
  const shop = await startSalesShop();
  const { database, asAdmin, now } = shop;

  async function given(order: Given = {}): Promise<string> {
    const { id = randomUUID(), total = 7_499, rate } = order;
    await database.asOwner(
      `insert into orders (id, customer_name, customer_email, customer_phone, source, subtotal_minor, total_minor, status,
         stock_state, created_at, updated_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date, deleted_at)
       values ($1, $2, $3, $4, 'admin', $5, $5, $6, 'shipped', $7, $7, $8,
         case when $8::numeric is not null then 1 end, $9, $10, $11)`,
      [
        id,
        order.name ?? "Ada Lovelace",
        order.email ?? "ada@mail.example",
        order.phone ?? null,
        total,
        order.status ?? "completed",
        order.at ?? now().toISOString(),
        rate ?? null,
        rate === undefined ? null : "bank",
        rate === undefined ? null : "2026-01-01",
        order.isDeleted === true ? now().toISOString() : null,
      ],
    );
    return id;
  }
  async function read(path: string): Promise<unknown> {
    const answer = await asAdmin("GET", path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return JSON.parse(answer.text);
  }
  const list = async (query = "") =>
    adminOrderEndpoints.listOrders.response.parse(await read(`/api/admin/orders${query}`));
  const count = async (query = "") =>
    adminOrderEndpoints.countOrders.response.parse(await read(`/api/admin/order-count${query}`));

  async function walk(query = "?"): Promise<string[]> {
    const ids: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const page = await list(after === "" ? query : `${query}&after=${after}`);
      ids.push(...page.orders.map((order) => order.id));
      after = page.nextCursor;
    }
    return ids;
  }
  return { ...shop, given, list, walk, count };
}
