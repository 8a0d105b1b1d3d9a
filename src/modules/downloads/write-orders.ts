import { sql, type SQL } from "drizzle-orm";
import { formatCountry } from "#i18n/format-country.ts";
import { toDay } from "#i18n/format-he.ts";
import { exportLabels } from "#i18n/he/export.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { Context } from "#modules/context.ts";
import { getSortOrder } from "#modules/orders/find-orders.ts";
import type { orderSources } from "#modules/orders/kinds.ts";
import { selectOrders } from "#modules/orders/order-filter.ts";
import { joinedPrices } from "#modules/orders/price-differences.ts";
import { soldLines } from "#modules/orders/sold-lines.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { paymentDay } from "#modules/payments/sum-money.ts";
import { isPermitted } from "#shared/actor.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { formatPayments, type FilePayment } from "./format-payments.ts";
import type { OrdersDownload, SmallFile } from "./contract.ts";
import { logFile } from "./log-file.ts";
import type { FileFormat } from "./formats.ts";
import { createAmountColumn, type Column, type Table, type Write } from "./table.ts";
import { toSmallFile, writeTable } from "./write-table.ts";

type Row = {
  readonly id: string;
  readonly number: string;
  /** In Jerusalem: "2026-03-27", "14:05:09". */
  readonly date: string;
  readonly time: string;
  readonly status: OrderStatus;
  readonly customer_name: string;
  readonly customer_email: string | null;
  readonly customer_phone: string | null;
  readonly units: number;
  readonly items: string | null;
  readonly coupon_code: string | null;
  /**
   * In cents, as the amounts paid and refunded; for an order in shekels, converted at its own rate.
   */
  readonly subtotal_minor: number;
  /** By a coupon or an agreed total, and by agreed prices of lines. */
  readonly discount_minor: number;
  readonly surcharge_minor: number;
  readonly line_discount_minor: number;
  readonly line_surcharge_minor: number;
  readonly total_minor: number;
  /** Agreed currency of the order. */
  readonly currency: Currency;
  /** A decimal text. */
  readonly rate: string | null;
  readonly total_agorot: number | null;
  readonly paid_minor: number;
  /** The same in agorot; null where no rate is known. */
  readonly paid_agorot: number | null;
  readonly payments: readonly FilePayment[];
  readonly refunded_minor: number;
  readonly source: (typeof orderSources)[number];
  readonly street: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly tags: string | null;
  /** For orders that count as revenue; null for the others. */
  readonly revenue_minor: number | null;
  readonly revenue_agorot: number | null;
  readonly profit_minor: number | null;
  readonly profit_agorot: number | null;
  readonly uncosted_units: number | null;
};

const { columns: names, sources } = exportLabels;

/** Discounts and refunds have a minus, so that a row adds up. */
const columns: readonly Column<Row>[] = [
  { name: names.number, cell: (row) => `#${row.number}` },
  { name: names.id, cell: (row) => row.id },
  { name: names.date, cell: (row) => row.date, kind: "day" },
  { name: names.time, cell: (row) => row.time, kind: "time" },
  { name: names.status, cell: (row) => orderLabels.statuses[row.status] },
  { name: names.customerName, cell: (row) => row.customer_name },
  { name: names.customerEmail, cell: (row) => row.customer_email },
  { name: names.customerPhone, cell: (row) => row.customer_phone, kind: "phone" },
  { name: names.units, cell: (row) => row.units },
  { name: names.items, cell: (row) => row.items },
  { name: names.coupon, cell: (row) => row.coupon_code },
  createAmountColumn(names.subtotal, MAIN_CURRENCY, (row) => row.subtotal_minor),
  createAmountColumn(names.discount, MAIN_CURRENCY, (row) => -row.discount_minor),
  createAmountColumn(names.surcharge, MAIN_CURRENCY, (row) => row.surcharge_minor),
  createAmountColumn(names.total, MAIN_CURRENCY, (row) => row.total_minor),
  { name: names.currency, cell: (row) => row.currency },
  { name: names.rate, cell: (row) => (row.rate === null ? null : Number(row.rate)) },
  createAmountColumn(names.totalIls, HOME_CURRENCY, (row) => row.total_agorot),
  createAmountColumn(names.paid, MAIN_CURRENCY, (row) => row.paid_minor),
  createAmountColumn(names.refunded, MAIN_CURRENCY, (row) => -row.refunded_minor),
  { name: names.source, cell: (row) => sources[row.source] },
  { name: names.city, cell: (row) => row.city },
  { name: names.country, cell: (row) => row.country && formatCountry(row.country, "he-IL") },
  { name: names.tags, cell: (row) => row.tags },
  { name: names.street, cell: (row) => row.street },
  { name: names.postalCode, cell: (row) => row.postal_code },
  { name: names.payments, cell: (row) => formatPayments(row.payments, row.currency) },
  createAmountColumn(names.paidIls, HOME_CURRENCY, (row) => row.paid_agorot),
  createAmountColumn(names.lineDiscount, MAIN_CURRENCY, (row) => -row.line_discount_minor),
  createAmountColumn(names.lineSurcharge, MAIN_CURRENCY, (row) => row.line_surcharge_minor),
];

const profitColumns: readonly Column<Row>[] = [
  createAmountColumn(names.revenue, MAIN_CURRENCY, (row) => row.revenue_minor),
  createAmountColumn(names.revenueIls, HOME_CURRENCY, (row) => row.revenue_agorot),
  createAmountColumn(names.profit, MAIN_CURRENCY, (row) => row.profit_minor),
  createAmountColumn(names.profitIls, HOME_CURRENCY, (row) => row.profit_agorot),
  { name: names.uncostedUnits, cell: (row) => row.uncosted_units },
];

/**
 * Writes all orders that match a filter, in batches. They come from one database cursor, so all are
 * as of the same moment. Throws what `write` throws; the cursor ends with the transaction.
 */
export async function writeOrders(
  ctx: Pick<Context, "db" | "clock" | "actor">,
  { filter, format }: Pick<OrdersDownload, "filter" | "format">,
  write: Write,
): Promise<void> {
  const { db } = ctx;
  const { shown, hasProfit } = selectColumns(ctx);
  const query = await getQuery(ctx, filter, hasProfit);
  await db.execute(sql`declare exported no scroll cursor for ${query}`);
  await writeTable(format, createTable(ctx.clock(), shown, fetchBatches(db)), write);
}

async function* fetchBatches(db: Context["db"]): AsyncGenerator<readonly Row[]> {
  const fetchBatch = async () => db.execute<Row>(sql`fetch forward 1000 from exported`);
  let batch = fetchBatch();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const { rows } = await batch;
    if (rows.length === 0) return;
    batch = fetchBatch(); // The database reads the next batch while this one is written.
    batch.catch(() => {}); // An error is thrown in the next round, unless writing fails first.
    yield rows;
  }
}

/** These orders as a file of the same kind, the newest first; those that are gone are left out. */
export async function readOrdersFile(
  ctx: Pick<Context, "db" | "clock" | "actor">,
  { ids, format }: { readonly ids: readonly string[]; readonly format: FileFormat },
): Promise<SmallFile> {
  const { shown, hasProfit } = selectColumns(ctx);
  const chosen = sql`o.id = any (${sql.param([...ids])}::uuid[])`;
  await logFile(ctx, { list: "orders", format, isPart: true });
  const { rows } = await ctx.db.execute<Row>(
    selectRows(chosen, sql`o.created_at desc, o.id desc`, hasProfit),
  );
  return toSmallFile(format, createTable(ctx.clock(), shown, [rows]));
}

const createTable = (
  now: Date,
  shown: readonly Column<Row>[],
  batches: Table<Row>["batches"],
): Table<Row> => ({ name: getOrdersName(now), columns: shown, batches });

/** Revenue and profit are only for staff who may see figures. */
function selectColumns({ actor }: Pick<Context, "actor">) {
  const hasProfit = isPermitted(actor, "figures.read");
  return { hasProfit, shown: hasProfit ? [...columns, ...profitColumns] : columns };
}

/** Name of a file with orders, without its ending. */
export const getOrdersName = (now: Date) => `orders_export_${toDay(now)}`;

/** The conditions of a filter. Unlike the list, a file has no limit on the number of orders. */
async function getQuery(
  ctx: Pick<Context, "db" | "clock">,
  filter: OrdersDownload["filter"],
  hasProfit: boolean,
): Promise<SQL> {
  const { conditions, search } = await selectOrders(ctx, filter);
  const found = search === null ? sql`true` : search.matches;
  const shipments = search?.onShipments ?? sql`false`;
  return selectRows(
    sql`${conditions} and (${found} or o.id in (select order_id from shipments where ${shipments}))`,
    getSortOrder(filter),
    hasProfit,
  );
}

function selectRows(conditions: SQL, order: SQL, hasProfit: boolean): SQL {
  return sql`
    select o.id, o.number, o.status, o.customer_name, o.customer_email, o.customer_phone, o.coupon_code,
      cents.subtotal_minor, ${toCentsOf("discount")}, ${toCentsOf("surcharge")}, ${toCentsOf("line_discount")}, ${toCentsOf("line_surcharge")},
      cents.total_minor, cents.paid_minor, cents.refunded_minor, o.currency, o.source,
      to_char(o.created_at at time zone 'Asia/Jerusalem', 'YYYY-MM-DD') as date,
      to_char(o.created_at at time zone 'Asia/Jerusalem', 'HH24:MI:SS') as time,
      o.ils_rate as rate, figures.total_agorot::float8 as total_agorot,
      concat_ws(', ', address.parts ->> 'line1', address.parts ->> 'line2') as street, address.parts ->> 'city' as city,
      address.parts ->> 'postalCode' as postal_code, address.parts ->> 'country' as country,
      case when figures.has_rate then round(o.paid_minor * figures.rate)::float8 end as paid_agorot, paid.payments,
      lines.units, lines.items,
      (select string_agg(g.tag, '; ' order by g.tag collate "he-x-icu") from order_tags g where g.order_id = o.id) as tags${hasProfit ? sql`, profit.*` : sql``}
    from orders o
    cross join lateral app.figures_of(o) figures
    cross join lateral (select coalesce(o.shipping_address, o.billing_address) as parts) address
    ${joinedPrices}
    cross join lateral (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('method', p.method, 'kind', p.kind, 'day', ${paymentDay}, 'minor', p.amount_minor)
          order by ${paymentDay}, p.created_at, p.id
        ), '[]') as payments
      from payments p where p.order_id = o.id and p.cancelled_at is null
    ) paid
    cross join lateral (
      select ${toCents("subtotal_minor")}, ${toCents("shipping_minor")}, ${toCents("total_minor")}, ${toCents("paid_minor")},
        ${toCents("refunded_minor")}
    ) cents
    cross join lateral (
      select coalesce(sum(quantity) filter (where not is_gift), 0)::integer as units,
        string_agg(
          quantity || ' × ' || concat_ws(', ', product_name, variant_name) || case when is_gift then ${` (${exportLabels.gift})`} else '' end,
          '; ' order by position
        ) as items
      from order_items where order_id = o.id
    ) lines
    ${hasProfit ? joinedProfit : sql``}
    where ${conditions}
    order by ${order}`;
}

/** A column of amounts of an order, in cents. */
function toCents(name: string): SQL {
  const column = sql.identifier(name);
  return sql`app.to_cents(o, o.${column})::float8 as ${column}`;
}

/** A difference to the catalogue's prices, in cents. */
function toCentsOf(name: "discount" | "surcharge" | "line_discount" | "line_surcharge"): SQL {
  return sql`app.to_cents(o, prices.${sql.identifier(name)})::float8 as ${sql.identifier(`${name}_minor`)}`;
}

const joinedProfit = sql`
  left join lateral (
    select figures.revenue_minor::float8 as revenue_minor,
      case when figures.has_rate then figures.revenue_agorot::float8 end as revenue_agorot,
      sum(s.profit_minor)::float8 as profit_minor, sum(s.uncosted_units)::integer as uncosted_units,
      case when figures.has_rate then sum(s.profit_agorot)::float8 end as profit_agorot
    from ${soldLines}
  ) profit on figures.is_revenue`;
