import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { soldLines } from "#modules/orders/sold-lines.ts";
import { listStatusesCountedAs, type OrderStatus } from "#modules/orders/status.ts";
import { refundAgorot, refundCents, getRefunds } from "#modules/payments/refund-amounts.ts";
import { isWithinDays } from "#platform/db/jerusalem-days.ts";
import {
  createNewestFirst,
  readPage,
  type Order,
  type PageParts,
  type Placed,
} from "#platform/db/read-page.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";
import type { Days } from "#shared/days.ts";
import { isPermitted } from "#shared/actor.ts";
import { isUuid } from "#shared/uuid.ts";
import type { FigureName } from "./figure-names.ts";

/** Figure of the report, with the days and the orders that it counts. */
export type Figure = {
  readonly name: FigureName;
  readonly days: Days;
  /** Null for a row that is not an order. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly item: string | undefined;
};

type Row = Placed<{
  readonly id: string;
  readonly order_id: string | null;
  readonly number: string | null;
  readonly status: OrderStatus | null;
  readonly name: string;
  readonly at: string;
  readonly count: number;
  /** In cents of a dollar, also for an order in shekels; null where rows are only counted. */
  readonly minor: number | null;
  readonly agorot: number | null;
  readonly uncosted: number;
  readonly rate: string | null;
  readonly rate_source: string | null;
  readonly rate_date: string | null;
}>;

/** 50 rows of a figure, the newest first, and the cursor of those that follow. */
export async function listFigureRows(
  { db, actor }: Pick<Context, "db" | "actor">,
  figure: Figure,
  after: string | undefined,
) {
  const { rows, nextCursor } = await readPage({ order: getOrder(figure), after }, (page) =>
    db.execute<Row>(sql`
      ${getQuery(figure, page)} and ${page.follows} order by ${page.order} limit ${page.limit}`),
  );
  // Names of customers are more than figures.
  const mayName = isPermitted(
    actor,
    figure.name === "customers" ? "customers.read" : "orders.read",
  );
  return {
    rows: rows.map((row) => ({ ...toRow(row), ...(mayName ? {} : { name: null }) })),
    nextCursor,
  };
}

function getOrder({ name }: Figure): Order {
  if (name === "customers") return createNewestFirst(name, sql`first_seen_at`, sql`id`);
  if (name === "refunds") return createNewestFirst(name, sql`r.created_at`, sql`r.id`);
  return createNewestFirst(name, sql`o.created_at`, sql`o.id`);
}

function getQuery(figure: Figure, page: PageParts): SQL {
  if (figure.name === "customers") return selectCustomerRows(figure, page);
  if (figure.name === "refunds") return refundRows(figure, page);
  return selectOrderRows(figure, page);
}

const rateColumns = sql`o.ils_rate::text as rate, o.ils_rate_source as rate_source, o.ils_rate_date::text as rate_date`;

function selectOrderRows(figure: Figure, { place }: PageParts): SQL {
  const { name, days, statuses } = figure;
  const hasAmount = name === "revenue" || name === "profit" || name === "average";
  return sql`
    select o.id, o.id as order_id, o.number, o.status, o.customer_name as name, o.created_at as at, ${place} as place, ${rateColumns},
      ${isOfLines(figure) ? sql`counted.units` : sql`1`} as count, counted.uncosted,
      ${hasAmount ? sql`counted.minor::float8` : sql`null::float8`} as minor,
      case when f.has_rate then counted.agorot::float8 end as agorot
    from orders o
    cross join lateral app.figures_of(o) f
    cross join lateral (${getCounted(figure)}) counted
    where o.deleted_at is null and o.status in ${statuses} and ${isCounted(figure)} and ${isWithinDays(sql`o.created_at`, days)} and ${hasLinesOf(figure)}`;
}

/** Orders with what is left of them count where they are revenue. */
function isCounted({ name }: Figure): SQL {
  if (name === "orders" || name === "cancelled") return sql`true`;
  return name === "units"
    ? sql`(f.is_revenue or o.status in ${listStatusesCountedAs("sold")})`
    : sql`f.is_revenue`;
}

/** True for figures that count the units of lines rather than orders. */
const isOfLines = ({ name, item }: Figure) =>
  name === "units" || name === "profit" || item !== undefined;

/**
 * Query for the part that an order adds to a figure: sums over some of its lines, or of the order
 * itself.
 */
function getCounted(figure: Figure): SQL {
  const { name, item } = figure;
  if (!isOfLines(figure))
    return sql`select 1 as units, f.revenue_minor as minor, f.revenue_agorot as agorot, 0 as uncosted`;
  const isMeant = item === undefined ? sql`true` : sql`s.item = ${item}`;
  const [minor, agorot, uncosted] =
    name === "profit"
      ? [sql`s.profit_minor`, sql`s.profit_agorot`, sql`s.uncosted_units`]
      : [sql`s.revenue_minor`, sql`s.revenue_agorot`, sql`0`];
  return sql`
    select coalesce(sum(s.units), 0)::integer as units, sum(${minor}) as minor, sum(${agorot}) as agorot,
      coalesce(sum(${uncosted}), 0)::integer as uncosted
    from ${soldLines}
    where ${isMeant}`;
}

/** Whether an order has lines that count. */
function hasLinesOf(figure: Figure): SQL {
  const { item } = figure;
  if (item === undefined)
    return isOfLines(figure)
      ? sql`exists (select from order_items i where i.order_id = o.id)`
      : sql`true`;
  const isMeant = isUuid(item)
    ? sql`i.variant_id = ${item}::uuid`
    : sql`i.variant_id is null and i.sku = ${item}`;
  return sql`exists (select from order_items i where i.order_id = o.id and ${isMeant})`;
}

function refundRows(figure: Figure, { place }: PageParts): SQL {
  return sql`
    select r.id, o.id as order_id, o.number, o.status, o.customer_name as name, r.created_at as at, ${place} as place, ${rateColumns},
      1 as count, 0 as uncosted, ${refundCents}::float8 as minor, ${refundAgorot}::float8 as agorot
    from refunds r join orders o on o.id = r.order_id
    where ${getRefunds(figure.days)}`;
}

function selectCustomerRows(figure: Figure, { place }: PageParts): SQL {
  return sql`
    select id, null as order_id, null as number, null as status, name, first_seen_at as at, ${place} as place, null as rate,
      null as rate_source, null as rate_date, 1 as count, 0 as uncosted, null::float8 as minor, null::float8 as agorot
    from customers
    where ${getCustomers(figure.days)}`;
}

function toRow(row: Row) {
  const { id, order_id, number, status, name, at, count, minor, agorot, uncosted } = row;
  const { rate, rate_source: source, rate_date: date } = row;
  return {
    id,
    order:
      order_id === null || number === null || status === null
        ? null
        : { id: order_id, number, status },
    name,
    at,
    count,
    amount:
      minor === null
        ? null
        : {
            original: money(minor, MAIN_CURRENCY),
            ils: agorot === null ? null : money(agorot, HOME_CURRENCY),
          },
    uncostedUnits: uncosted,
    rate: rate === null || source === null || date === null ? null : { rate, source, date },
  };
}

/** New customers in some days of Jerusalem: those with a new account or a first order. */
const getCustomers = (days: Days) => isWithinDays(sql`first_seen_at`, days);

export async function countNewCustomers({ db }: Pick<Context, "db">, days: Days): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::float8 as count from customers where ${getCustomers(days)}`,
  );
  return rows[0]?.count ?? 0;
}
