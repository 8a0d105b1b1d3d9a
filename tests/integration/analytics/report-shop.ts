// A shop whose reports are read as the back office reads them: the screen, the rows behind a
// figure, the files.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { reportEndpoints } from "#modules/analytics/report-endpoints.ts";
import type { SeededColor } from "#content/backpack-colors.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import type { FigureRows } from "#modules/analytics/rows-contract.ts";
import { csvCells } from "../../support/csv-cells.ts";
import { startSalesShop, type SalesShop } from "../orders/sales-shop.ts";

export type Given = {
  readonly at: string;
  readonly status?: string;
  /** Units by color; `gone` is a variant that the catalog has no longer. */
  readonly units?: Partial<Record<SeededColor | "gone", number>>;
  /** Cost of a unit to the shop, in cents; unknown for colors that are left out. */
  readonly costs?: Partial<Record<SeededColor | "gone", number>>;
  readonly discountPercent?: number;
  readonly rate?: string | null;
  readonly isDeleted?: boolean;
  readonly email?: string;
};

export type ReportShop = SalesShop & {
  /** Puts an order into the shop, each unit at 74.99 dollars, and returns its id. */
  given: (order: Given) => Promise<string>;
  /** Pays an order and gives some of it back at a moment. */
  giveBack: (orderId: string, cents: number, at: string, state?: string) => Promise<void>;
  /**
   * Lets time pass until a moment. The administrator was made one then: they need no second factor
   * yet.
   */
  travelTo: (at: string) => void;
  report: (period?: string) => Promise<Report>;
  /** Everything behind a figure, page after page. */
  rows: (query: string) => Promise<FigureRows>;
  /** The lines of a file, by the names of its columns. */
  file: (body: object) => Promise<Record<string, string>[]>;
};

const PRICE = 7_499;

/** To be called at the top of a test file. */
export async function startReportShop(): Promise<ReportShop> {
  const shop = await startSalesShop();
  const { database, asAdmin } = shop;

  async function given(order: Given): Promise<string> {
    const {
      units = { olive: 1 },
      costs = {},
      discountPercent = null,
      rate = "3.5",
      status = "completed",
    } = order;
    const id = randomUUID();
    const subtotal = Object.values(units).reduce((sum, count) => sum + count * PRICE, 0);
    const discount =
      discountPercent === null ? 0 : Math.floor((subtotal * discountPercent + 50) / 100);
    await database.asOwner(
      `insert into orders (id, customer_name, customer_email, source, subtotal_minor, discount_minor, total_minor, coupon_code,
         coupon_percent, status, stock_state, created_at, updated_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date, deleted_at)
       values ($1, 'Ada Lovelace', $2, 'admin', $3, $4, $5, $6, $7, $8, 'shipped', $9, $9, $10,
         case when $10::numeric is not null then 1 end, $11, $12, $13)`,
      [
        id,
        order.email ?? "ada@mail.example",
        subtotal,
        discount,
        subtotal - discount,
        discountPercent === null ? null : "SAVE",
        discountPercent,
        status,
        order.at,
        rate,
        rate === null ? null : "bank",
        rate === null ? null : "2026-01-01",
        order.isDeleted === true ? order.at : null,
      ],
    );
    await database.asOwner(
      `insert into order_items (order_id, position, variant_id, product_name, variant_name, sku, quantity, unit_price_minor, total_price_minor,
         unit_cost_minor)
       select $1, row_number() over (order by slug), v.id, 'Wanderpaw Backpack', slug, coalesce(v.sku, 'GONE'), units.value::integer,
         ${PRICE}, units.value::integer * ${PRICE}, ($3::jsonb ->> slug)::integer
       from jsonb_each_text($2) units (slug, value)
       left join product_variants v using (slug)`,
      [id, JSON.stringify(units), JSON.stringify(costs)],
    );
    return id;
  }

  async function giveBack(orderId: string, cents: number, at: string, state = "done") {
    await database.asOwner(
      `insert into payments (order_id, method, amount_minor)
       select id, 'manual', total_minor from orders where id = $1 and paid_minor = 0`,
      [orderId],
    );
    await database.asOwner(
      `insert into refunds (order_id, method, amount_minor, state, idempotency_key, created_at, settled_at)
       values ($1, 'manual', $2, $3, $4, $5, case when $3 <> 'pending' then $5::timestamptz end)`,
      [orderId, cents, state, randomUUID(), at],
    );
  }

  async function read(path: string): Promise<unknown> {
    const answer = await asAdmin("GET", path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return JSON.parse(answer.text);
  }

  async function rows(query: string): Promise<FigureRows> {
    const pages: FigureRows[] = [];
    let after: string | null = "";
    while (after !== null) {
      const path: string = `/api/admin/analytics/rows?${query}${after === "" ? "" : `&after=${after}`}`;
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const page = reportEndpoints.readFigureRows.response.parse(await read(path));
      pages.push(page);
      after = page.nextCursor;
    }
    const [first] = pages;
    if (first === undefined) throw new Error("there is always a first page");
    return { ...first, rows: pages.flatMap((page) => page.rows) };
  }

  async function file(body: object): Promise<Record<string, string>[]> {
    const path = "kind" in body && body.kind === "orders" ? "downloads" : "analytics/downloads";
    const answer = await asAdmin("POST", `/api/admin/${path}`, body);
    const address = z.object({ path: z.string() }).parse(JSON.parse(answer.text)).path;
    const bytes = await (await fetch(shop.shop.url + address)).arrayBuffer();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    expectCsv(text);
    const [head = [], ...lines] = csvCells(text.slice(1));
    return lines.map((cells) =>
      Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])),
    );
  }

  return {
    ...shop,
    given,
    giveBack,
    rows,
    file,
    travelTo(at) {
      shop.passTime((Date.parse(at) - shop.now().getTime()) / 1_000);
    },
    report: async (period = "30") =>
      reportEndpoints.readReport.response.parse(
        await read(`/api/admin/analytics?period=${period}`),
      ),
  };
}

function expectCsv(text: string): void {
  if (!text.startsWith("\uFEFF") || !text.endsWith("\r\n")) throw new Error(`no CSV: ${text}`);
}
