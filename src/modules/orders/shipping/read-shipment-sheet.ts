import { sql } from "drizzle-orm";
import { shipmentHeadings } from "#i18n/he/shipment-sheet.ts";
import type { Context } from "#modules/context.ts";
import { otherCarrier } from "#modules/orders/kinds.ts";
import { readOrderRows } from "#modules/orders/order-rows.ts";
import { listCarrierRows, type StoredCarrier } from "#modules/orders/read-carriers.ts";
import { readSearchTerm } from "#modules/orders/search-term.ts";
import { isOpenStatus, listStatusesIn } from "#modules/orders/status.ts";
import { getList } from "#platform/db/columns.ts";
import { readIdentifier, readRows, toHeading, toSheetError } from "#platform/sheet.ts";
import { isEatenFrom } from "#shared/eaten-cells.ts";
import { parseCell } from "#shared/sheet-cells.ts";
import type { SheetShipment } from "./bulk-contract.ts";
import { MAX_SHIPMENTS } from "./shipment-verdicts.ts";

const headings = {
  order: [
    "order",
    "order number",
    "order no",
    "order id",
    "order ref",
    "reference",
    "ref",
    ...shipmentHeadings.order,
  ],
  trackingNumber: [
    "tracking",
    "tracking number",
    "tracking no",
    "tracking id",
    "trackingnumber",
    "shipment number",
    "waybill",
    "awb",
    ...shipmentHeadings.trackingNumber,
  ],
  carrier: ["carrier", "courier", "shipping company", ...shipmentHeadings.carrier],
} as const;

type Line = Omit<SheetShipment, "order" | "isAmbiguous" | "isGuessed">;

/**
 * The shipments in a carrier's file, each with its order, if found. The columns are found by their
 * headings, in Hebrew or English. Throws `invalid_fields` with a `SheetProblem`.
 */
export async function readShipmentSheet(ctx: Pick<Context, "db">, csv: string) {
  const lines = readLines(csv, await listCarrierRows(ctx));
  const found = await findOrders(
    ctx,
    lines.map((line) => line.reference),
  );
  const guesses = await findEatenOrders(
    ctx,
    lines.map((line) => line.reference).filter((text) => (found.get(text) ?? []).length === 0),
  );
  return lines.map((line) => {
    const guessed = guesses.get(line.reference) ?? [];
    const isGuessed = guessed.length > 0;
    const named = isGuessed ? guessed : (found.get(line.reference) ?? []);
    // In rare cases two orders have the same number: then the one that waits to be shipped is
    // meant.
    const waiting = named.length > 1 ? named.filter((it) => isOpenStatus(it.status)) : named;
    const [order, ...others] = waiting.length > 0 ? waiting : named;
    const isAmbiguous = others.length > 0;
    return { ...line, order: isAmbiguous ? null : (order ?? null), isAmbiguous, isGuessed };
  });
}

function readLines(csv: string, carriers: readonly StoredCarrier[]): Line[] {
  const { columns, rows } = readRows(csv, MAX_SHIPMENTS, findColumns);
  const lines = rows
    .map(({ line, cells }) => ({
      line,
      reference: readIdentifier(cells[columns.order]),
      trackingNumber: readIdentifier(cells[columns.number]),
      carrier: findCarrier(
        carriers,
        columns.carrier === -1 ? "" : parseCell(cells[columns.carrier]),
      ),
    }))
    .filter(({ reference, trackingNumber }) => reference !== "" || trackingNumber !== "");
  if (lines.length === 0) throw toSheetError("empty");
  return lines;
}

/** Where the columns are; undefined where a needed one is missing. */
function findColumns(texts: readonly string[]) {
  const names = texts.map((text) => text.replaceAll(/[.:#_\-\s]+/g, " ").trim());
  const find = (headingNames: readonly string[]) =>
    names.findIndex((name) => headingNames.includes(name));
  const order = find(headings.order);
  const number = find(headings.trackingNumber);
  const carrier = find(headings.carrier);
  return order === -1 || number === -1 ? undefined : { order, number, carrier };
}

/** The carrier by any of its names; an unknown name counts as "other", and none as null. */
function findCarrier(carriers: readonly StoredCarrier[], name: string): string | null {
  const requested = toHeading(name);
  if (requested === "") return null;
  const found = carriers.find(({ id, name: own, publicName, aliases }) =>
    [id, own, publicName ?? "", ...aliases].some((it) => toHeading(it) === requested),
  );
  return found?.id ?? otherCarrier;
}

/** The orders that each reference names: by number, with its sign or without, or by id. */
async function findOrders(ctx: Pick<Context, "db">, references: readonly string[]) {
  const names = [...new Set(references)].map((text) => [text, getName(text)] as const);
  const orderNames = names.flatMap(([, name]) => name ?? []);
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select o.id, w.name from unnest(${sql.param(orderNames)}::text[]) w (name)
    join orders o on o.number = w.name
    union
    select o.id, w.name from unnest(${sql.param(orderNames.filter(isId))}::text[]) w (name)
    join orders o on o.id = w.name::uuid`);
  const orders = await readOrderRows(ctx, [...new Set(rows.map(({ id }) => id))]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byName = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    names.map(([text, name]) => [
      text,
      (byName.get(name ?? "") ?? []).flatMap(({ id }) => byId.get(id) ?? []),
    ]),
  );
}

/**
 * The open orders whose numbers a spreadsheet may have made into these texts: numbers like
 * "09440702" and "380059E6", which are no longer given out.
 */
async function findEatenOrders(ctx: Pick<Context, "db">, references: readonly string[]) {
  if (references.length === 0) return new Map<string, never[]>();
  const { rows } = await ctx.db.execute<{ id: string; number: string }>(sql`
    select id, number from orders
    where status in (${getList(listStatusesIn("open"))}) and deleted_at is null and number ~ '^[0-9]+(E[0-9]+)?$'`);
  const meant = new Map(
    references.map((text) => [text, rows.filter(({ number }) => isEatenFrom(text, number))]),
  );
  const ids = new Set([...meant.values()].flat().map(({ id }) => id));
  const byId = new Map((await readOrderRows(ctx, [...ids])).map((order) => [order.id, order]));
  return new Map(
    [...meant].map(([text, orders]) => [text, orders.flatMap(({ id }) => byId.get(id) ?? [])]),
  );
}

/** An order's number or id in the form of the database; undefined for text that is neither. */
function getName(reference: string): string | undefined {
  const term = readSearchTerm(reference);
  if (term?.kind === "id") return term.id;
  return term?.kind === "moment" ? undefined : (term?.number ?? undefined);
}

const isId = (name: string) => name.includes("-");
