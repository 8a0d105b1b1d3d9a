// Requests of customers for a return: by the link of their order, or by its number and their
// address.
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { countries } from "#modules/checkout/countries.ts";
import { acceptFields } from "#modules/messages/accept-fields.ts";
import { lockOrder, type OrderRow } from "#modules/orders/processing/find-order.ts";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import { getAddressKind } from "#modules/orders/order-page/cancel-own-order.ts";
import { findOrderByNumber } from "#modules/orders/find-order-by.ts";
import { runForAtLeast } from "#platform/constant-time.ts";
import { readOrderNumber } from "#modules/orders/order-number.ts";
import { createFieldsError } from "#shared/errors.ts";
import { returnKinds, type ReturnKind } from "#modules/orders/kinds.ts";
import { addReturnPhotos } from "./add-return-photos.ts";
import type { ReturnContext } from "./context.ts";
import { lockOrderOfKey } from "./find-return.ts";
import { openStates, returnCauses } from "./kinds.ts";
import {
  openReturnFields,
  orderReturnFields,
  type OpenReturnField,
  type OrderReturnField,
} from "./return-fields.ts";
import { listAllUnits, readReturnable, type ReturnableOrder } from "./returnable-order.ts";
import { returns, type ReturnRow } from "./tables.ts";
import { insertReturn, writeReturn, type ReturnRequest } from "./write-return.ts";

/** The form as it was sent: for the order of a key, or else of a number and an address. */
export type ReturnForm = {
  readonly fields: Readonly<Record<OrderReturnField, string>> &
    Readonly<Partial<Record<OpenReturnField, string>>>;
  readonly accessKey?: string | undefined;
  /** The chosen items; without a key, all are returned. */
  readonly units?: ChosenUnits;
};

type SentReturn = ReturnForm & {
  /** Made with the page that shows the form: the same key twice is one return. */
  readonly idempotencyKey: string;
  /** The attached files, unchanged. */
  readonly photos: readonly Uint8Array[];
};

/** The receipt of a request, as the page shows it; the moment is an ISO text. */
export type Receipt = {
  readonly number: string;
  readonly requestedAt: string;
  /** The number of unusable photos: not still images, too large, too many, or without room. */
  readonly unusedPhotos: number;
};

/**
 * Asks for a return. Throws `too_many_requests` and `invalid_fields`; with a key also `not_found`,
 * and `invalid_fields` for a kind of return that the order does not allow, and for `lines` without
 * a unit or with one that cannot be returned.
 *
 * A number and an address are known to more people than the customer, so nothing is carried out
 * before it is confirmed by mail. If there is no such order, it has an open return, or it is too
 * late, the request is stored and answered in the same way and time: no one learns whether an order
 * exists, and its customer is not mailed again and again.
 */
export async function requestReturn(ctx: ReturnContext, sent: SentReturn): Promise<Receipt> {
  const { accessKey, units = {}, idempotencyKey } = sent;
  await ctx.limits.reserve({ askReturn: ctx.visitor.address });
  const { fields, request } = readTyped(sent);
  const { number, email } = fields;
  await ctx.limits.reserve({ askReturnFor: accessKey ?? [readOrderNumber(number), email] });

  async function write(checkout: KeyedContext): Promise<ReturnRow> {
    const order = await lockRequested(checkout, accessKey, fields);
    if (order === undefined) {
      const typed = { typedNumber: number, typedEmail: email };
      return insertReturn(checkout, { ...request, ...typed, idempotencyKey });
    }
    const found = await readReturnable(checkout, order);
    if (accessKey === undefined) {
      const kind = selectKind(found, request.kind);
      const all = { ...request, kind, units: listAllUnits(found.lines), idempotencyKey };
      return writeReturn(checkout, found, all);
    }
    const chosen = { ...request, units: assertPossible(found, request, units), idempotencyKey };
    return writeReturn(checkout, found, chosen, { via: "link", from: getAddressKind(ctx) });
  }

  const run = () => runOnce(ctx, idempotencyKey, write);
  const row = await (accessKey === undefined ? runForAtLeast(run) : run());
  const unusedPhotos = await addReturnPhotos(ctx, row, sent.photos);
  return { number: row.number ?? "", requestedAt: row.createdAt.toISOString(), unusedPhotos };
}

/** Previews a request. Throws as `requestReturn` does. */
export async function checkReturn(ctx: ReturnContext, form: ReturnForm): Promise<void> {
  const { accessKey, units = {} } = form;
  const { request } = readTyped(form);
  if (accessKey === undefined) return;
  await ctx.asCheckout(async (checkout) => {
    const order = await lockOrderOfKey(checkout, accessKey);
    assertPossible(await readReturnable(checkout, order), request, units);
  });
}

function readTyped({ fields: typed, accessKey }: ReturnForm) {
  const open = { number: "", email: "", country: "", ...typed };
  const fields =
    accessKey === undefined
      ? acceptFields(openReturnFields, open)
      : { ...open, ...acceptFields<OrderReturnField>(orderReturnFields, typed) };
  if (accessKey === undefined && !countries.some(([code]) => code === fields.country))
    throw createFieldsError({ country: ["unknown"] });
  const kind = returnKinds.find((it) => it === fields.kind);
  if (kind === undefined) throw createFieldsError({ kind: ["unknown"] });
  // A claim needs a description.
  if ((kind === "claim" || kind === "warranty") && fields.message === "")
    throw createFieldsError({ message: ["required"] });
  const request: ReturnRequest = {
    kind,
    cause: returnCauses.find((it) => it === fields.cause) ?? null,
    message: fields.message === "" ? null : fields.message,
    isOfGroup: fields.group === "yes",
  };
  return { fields, request };
}

/** The order of the key; else the one with this number and address that has no open return. */
async function lockRequested(
  checkout: KeyedContext,
  accessKey: string | undefined,
  typed: { readonly number: string; readonly email: string },
): Promise<OrderRow | undefined> {
  if (accessKey !== undefined) return lockOrderOfKey(checkout, accessKey);
  const found = await findOrderByNumber(checkout, typed);
  const order = found && (await lockOrder(checkout, found.id));
  return order && (await hasOpenReturn(checkout, order.id)) ? undefined : order;
}

/** The existing return with this key, or the one that `write` stores. */
async function runOnce(
  ctx: ReturnContext,
  idempotencyKey: string,
  write: (checkout: KeyedContext) => Promise<ReturnRow>,
): Promise<ReturnRow> {
  const find = async ({ db }: Context) => {
    const [existing] = await db
      .select()
      .from(returns)
      .where(eq(returns.idempotencyKey, idempotencyKey));
    return existing;
  };
  try {
    return await ctx.asCheckout(async (checkout) => (await find(checkout)) ?? write(checkout));
  } catch (error) {
    // On a double click the other request has stored it, so nothing is left to return.
    const existing = await ctx.asCheckout(find);
    if (existing === undefined) throw error;
    return existing;
  }
}

/** Whether an order, which is locked, has a return that is not over. */
async function hasOpenReturn(checkout: Context, orderId: string): Promise<boolean> {
  const open = await checkout.db.$count(
    returns,
    and(eq(returns.orderId, orderId), inArray(returns.state, openStates)),
  );
  return open > 0;
}

/** Returns the items of the request; for a cancellation all. */
function assertPossible(
  { rights, lines }: ReturnableOrder,
  { kind, isOfGroup }: ReturnRequest,
  chosen: ChosenUnits,
): ChosenUnits {
  const right = rights.find((it) => it.kind === kind);
  if (right === undefined) throw createFieldsError({ kind: ["unknown"] });
  if (right.isForGroups && !isOfGroup) throw createFieldsError({ group: ["required"] });
  const units = kind === "cancel" ? listAllUnits(lines) : chosen;
  const entries = Object.entries(units).filter(([, quantity]) => quantity > 0);
  if (entries.length === 0) throw createFieldsError({ lines: ["required"] });
  for (const [id, quantity] of entries)
    if (quantity > (lines.find((line) => line.id === id)?.returnable ?? 0))
      throw createFieldsError({ lines: ["too_many"] });
  return units;
}

/** A request to cancel an order that was shipped becomes a withdrawal, and the other way round. */
function selectKind({ rights }: ReturnableOrder, requested: ReturnKind): ReturnKind {
  const isOpen = (kind: ReturnKind) => rights.some((right) => right.kind === kind);
  if (requested === "cancel" && !isOpen("cancel")) return "withdraw";
  if (requested === "withdraw" && isOpen("cancel")) return "cancel";
  return requested;
}
