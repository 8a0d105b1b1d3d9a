import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { isUuid } from "#shared/uuid.ts";
import type { AuditEntry } from "./contract.ts";
import type { AuditedEntity, SubjectKind } from "./entities.ts";

type Entry = Pick<AuditEntry, "entity" | "entityId"> & {
  readonly id: number;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

type Way =
  /** One screen shows all rows of the table. */
  | { readonly kind: SubjectKind; readonly isScreen: true }
  /** The row itself. */
  | { readonly kind: SubjectKind }
  /** The row's owner has the page: its id is in this column of the entry, or else in the table. */
  | { readonly kind: SubjectKind; readonly column: string; readonly rows: SQL };

/** A file that was downloaded is gone. */
const ways: Readonly<Record<Exclude<AuditedEntity, "files">, Way>> = {
  orders: { kind: "order" },
  order_items: createWayToOrder(sql`select id, order_id as owner from order_items`),
  payments: createWayToOrder(sql`select id, order_id as owner from payments`),
  refunds: createWayToOrder(sql`select id, order_id as owner from refunds`),
  shipments: createWayToOrder(sql`select id, order_id as owner from shipments`),
  order_tags: createWayToOrder(sql`select id, order_id as owner from order_tags`),
  products: { kind: "product" },
  product_variants: createWayToProduct(sql`select id, product_id as owner from product_variants`),
  variant_costs: createWayToProduct(
    sql`select variant_id as id, product_id as owner
      from variant_costs join product_variants v on v.id = variant_id`,
  ),
  product_images: createWayToProduct(sql`select id, product_id as owner from product_images`),
  product_attributes: createWayToProduct(
    sql`select id, product_id as owner from product_attributes`,
  ),
  stock_movements: {
    kind: "product",
    column: "product_id",
    rows: sql`select m.id, v.product_id as owner from stock_movements m join product_variants v on v.id = m.variant_id`,
  },
  expected_deliveries: {
    kind: "product",
    column: "product_id",
    rows: sql`select e.id, v.product_id as owner from expected_deliveries e join product_variants v on v.id = e.variant_id`,
  },
  carriers: { kind: "carriers", isScreen: true },
  markets: { kind: "markets", isScreen: true },
  payment_ways: { kind: "paymentWays", isScreen: true },
  market_places: { kind: "markets", isScreen: true },
  product_categories: { kind: "categories", isScreen: true },
  coupons: { kind: "coupon" },
  reviews: { kind: "review" },
  // Its row has the id of its order.
  door_answers: { kind: "order" },
  returns: { kind: "return" },
  return_lines: {
    kind: "return",
    column: "return_id",
    rows: sql`select return_id as id, return_id as owner from return_lines`,
  },
  content_revisions: { kind: "content", isScreen: true },
  redirects: { kind: "redirects", isScreen: true },
  media_images: { kind: "media", isScreen: true },
  currencies: { kind: "rates", isScreen: true },
  exchange_rates: { kind: "rates", isScreen: true },
  customer_notes: {
    kind: "customer",
    column: "customer_id",
    rows: sql`select id, customer_id as owner from customer_notes`,
  },
  messages: { kind: "message" },
  message_replies: {
    kind: "message",
    column: "message_id",
    rows: sql`select id, message_id as owner from message_replies`,
  },
  reply_files: {
    kind: "message",
    column: "message_id",
    rows: sql`select id, message_id as owner from reply_files`,
  },
  newsletter_subscribers: { kind: "subscribers", isScreen: true },
  mails: { kind: "mail" },
  jobs: { kind: "jobs", isScreen: true },
  system_settings: { kind: "settings", isScreen: true },
  user_roles: { kind: "roles", isScreen: true },
  role_invitations: { kind: "roles", isScreen: true },
  user_grants: { kind: "roles", isScreen: true },
  erasures: { kind: "erasures", isScreen: true },
  data_exports: { kind: "erasures", isScreen: true },
};

/** The tables in which things with a page of their own are looked up. */
const tables: Readonly<Partial<Record<SubjectKind, SQL>>> = {
  order: sql`select id from orders`,
  product: sql`select id from products where deleted_at is null`,
  coupon: sql`select id from coupons`,
  review: sql`select id from reviews`,
  return: sql`select id from returns`,
  customer: sql`select id from customers`,
  message: sql`select id from messages`,
  mail: sql`select id from mails`,
};

function createWayToOrder(rows: SQL): Way {
  return { kind: "order", column: "order_id", rows };
}

function createWayToProduct(rows: SQL): Way {
  return { kind: "product", column: "product_id", rows };
}

/**
 * Subject of each entry, by the entry's id; entries whose subject no longer exists are left out.
 */
export async function findSubjects(
  db: Db,
  entries: readonly Entry[],
): Promise<ReadonlyMap<number, NonNullable<AuditEntry["subject"]>>> {
  const owners = await findOwners(db, entries);
  const found = new Map<number, NonNullable<AuditEntry["subject"]>>();
  const requested = new Map<SubjectKind, Map<number, string>>();
  for (const entry of entries) {
    const way = getWay(entry);
    if (way === undefined) continue;
    if ("isScreen" in way) found.set(entry.id, { kind: way.kind, id: null });
    else {
      const id =
        "rows" in way ? (getOwnOwner(entry, way) ?? owners.get(entry.entityId)) : entry.entityId;
      if (id !== undefined) getGroup(requested, way.kind).set(entry.id, id);
    }
  }
  for (const [kind, ids] of requested) {
    // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
    const there = await findThere(db, kind, [...ids.values()]);
    for (const [entryId, id] of ids) if (there.has(id)) found.set(entryId, { kind, id });
  }
  return found;
}

/** The owners of rows whose entries do not name them, by the row's id. */
async function findOwners(db: Db, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const idsByRows = new Map<SQL, Map<string, string>>();
  for (const entry of entries) {
    const way = getWay(entry);
    if (way !== undefined && "rows" in way && getOwnOwner(entry, way) === undefined)
      getGroup(idsByRows, way.rows).set(entry.entityId, entry.entityId);
  }
  const owners = new Map<string, string>();
  for (const [rows, ids] of idsByRows) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const answer = await db.execute<{ id: string; owner: string }>(
      sql`select id, owner from (${rows}) as rows where id = any(${toIdArray([...ids.keys()])})`,
    );
    for (const { id, owner } of answer.rows) owners.set(id, owner);
  }
  return owners;
}

async function findThere(
  db: Db,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const table = tables[kind];
  if (table === undefined) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${table}) as rows where id = any(${toIdArray(ids)})`,
  );
  return new Set(rows.map(({ id }) => id));
}

function getWay({ entity }: Entry): Way | undefined {
  const waysByEntity: Readonly<Record<string, Way>> = ways;
  return waysByEntity[entity];
}

function getOwnOwner(
  { before, after }: Entry,
  way: { readonly column: string },
): string | undefined {
  const owner = after?.[way.column] ?? before?.[way.column];
  return typeof owner === "string" ? owner : undefined;
}

function toIdArray(ids: readonly string[]): SQL {
  return sql`string_to_array(${ids.filter(isUuid).join(",")}, ',')::uuid[]`;
}

function getGroup<Key, Inner>(groups: Map<Key, Map<Inner, string>>, key: Key): Map<Inner, string> {
  const existing = groups.get(key);
  if (existing !== undefined) return existing;
  const made = new Map<Inner, string>();
  groups.set(key, made);
  return made;
}
