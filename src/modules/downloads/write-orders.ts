import { sql, type SQL } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { exportLabels } from "#i18n/he/export.ts";
import type { Context } from "#modules/context.ts";
import { getSortOrder } from "#modules/orders/find-orders.ts";
import { selectOrders } from "#modules/orders/order-filter.ts";
import { joinedPrices } from "#modules/orders/price-differences.ts";
import { soldLines } from "#modules/orders/sold-lines.ts";
import { paymentDay } from "#modules/payments/payment-amounts.ts";
import { isPermitted } from "#shared/actor.ts";
import type { OrdersDownload, SmallFile } from "./contract.ts";
import { logFile } from "./log-file.ts";
import type { FileFormat } from "./formats.ts";
import { columns, profitColumns, type OrderFileRow as Row } from "./order-columns.ts";
import type { Column, Table, Write } from "./table.ts";
import { toSmallFile, writeTable } from "./write-table.ts";

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
  const found =
    search === null
      ? [sql`true`]
      : [search.matches, ...search.elsewhere.map((ids) => sql`o.id in (${ids})`)];
  return selectRows(
    sql`${conditions} and (${sql.join(found, sql` or `)})`,
    getSortOrder(filter),
    hasProfit,
  );
}

function selectRows(conditions: SQL, order: SQL, hasProfit: boolean): SQL {
  return sql`
    select o.id, o.number, o.status, o.customer_name, o.customer_email, o.customer_phone, o.coupon_code,
      cents.subtotal_minor, ${toCentsOf("discount")}, ${toCentsOf("surcharge")}, ${toCentsOf("line_discount")}, ${toCentsOf("line_surcharge")},
      cents.total_minor, cents.paid_minor, cents.refunded_minor, o.currency, o.source,
      (select m.name from markets m where m.id = o.market_id) as market, o.shipping_method, cents.shipping_minor, cents.tax_minor,
      app.has_tax_inside(o) as is_tax_inside, taxed.taxes, cents.duty_minor, cents.refunded_tax_minor,
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
        ${toCents("refunded_minor")}, ${toCents("tax_minor")}, ${toCents("duty_minor")}, ${toCents("refunded_tax_minor")}
    ) cents
    cross join lateral (
      select coalesce(sum(quantity) filter (where not is_gift), 0)::integer as units,
        string_agg(
          quantity || ' × ' || concat_ws(', ', product_name, variant_name) || case when is_gift then ${` (${exportLabels.gift})`} else '' end,
          '; ' order by position
        ) as items
      from order_items where order_id = o.id
    ) lines
    cross join lateral (
      select string_agg(trim_scale(rate / 100.0) || '%: ' || to_char(app.to_cents(o, minor) / 100.0, 'FM9999999990.00'), '; ' order by rate) as taxes
      from (
        select i.tax_rate_bp as rate, sum(i.tax_minor) as minor from order_items i
        where i.order_id = o.id and i.tax_minor > 0 group by 1
      ) by_rate
    ) taxed
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
