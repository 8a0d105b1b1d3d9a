// Requests of customers for a return: by the link of their order, or by its number and their
// address.
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { countries } from "#modules/checkout/countries.ts";
import { acceptFields } from "#modules/messages/accept-fields.ts";
import { lockOrder } from "#modules/orders/processing/find-order.ts";
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
import type { ReturnRight } from "./return-rights.ts";
import { returns, type ReturnRow } from "./tables.ts";
import { writeReturn, type ReturnRequest } from "./write-return.ts";

type Sent<Field extends string> = {
  readonly fields: Readonly<Record<Field, string>>;
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
 * Asks for a return of an order by its key. The same key of the page again is the same return.
 * Throws `too_many_requests`, `not_found`, and `invalid_fields`: for a kind of return that the
 * order does not allow, and for `lines` without a unit or with one that cannot be returned.
 */
export async function requestReturn(
  ctx: ReturnContext,
  sent: Sent<OrderReturnField> & { readonly accessKey: string; readonly units: ChosenUnits },
): Promise<Receipt> {
  await ctx.limits.reserve({ askReturn: ctx.visitor.address, askReturnFor: sent.accessKey });
  const request = readRequest(acceptFields(orderReturnFields, sent.fields));
  const row = await runOnce(ctx, sent.idempotencyKey, async (checkout) => {
    const order = await readReturnable(checkout, await lockOrderOfKey(checkout, sent.accessKey));
    const units = assertPossible(order, request, sent.units);
    const { idempotencyKey } = sent;
    const origin = { via: "link", from: getAddressKind(ctx) } as const;
    return writeReturn(checkout, order, { ...request, units, idempotencyKey }, origin);
  });
  return getReceipt(row, await addReturnPhotos(ctx, row, sent.photos));
}

/**
 * Asks for a return of the order with this number and address. Both are known to more people than
 * the customer, so nothing is carried out before it is confirmed by mail. If there is no such
 * order, it has an open return, or it is too late, the request is stored and answered in the same
 * way and time: no one learns whether an order exists, and its customer is not mailed again and
 * again. Throws `too_many_requests` and `invalid_fields`.
 */
export async function requestOpenReturn(
  ctx: ReturnContext,
  sent: Sent<OpenReturnField>,
): Promise<Receipt> {
  await ctx.limits.reserve({ askReturn: ctx.visitor.address });
  const { fields, request } = readOpen(sent.fields);
  await ctx.limits.reserve({ askReturnFor: [readOrderNumber(fields.number), fields.email] });
  const { idempotencyKey } = sent;
  const row = await runForAtLeast(() =>
    runOnce(ctx, idempotencyKey, async (checkout) => {
      const found = await findOrderByNumber(checkout, fields);
      const order = found && (await lockOrder(checkout, found.id));
      if (order === undefined || (await hasOpenReturn(checkout, order.id)))
        return writeUnmatched(checkout, {
          ...request,
          idempotencyKey,
          typedNumber: fields.number,
          typedEmail: fields.email,
        });
      const returnable = await readReturnable(checkout, order);
      return writeReturn(checkout, returnable, {
        ...request,
        kind: selectKind(returnable, request.kind),
        units: listAllUnits(returnable.lines),
        idempotencyKey,
      });
    }),
  );
  return getReceipt(row, await addReturnPhotos(ctx, row, sent.photos));
}

/** Previews a request by the key of an order. Throws as `requestReturn` does. */
export async function checkReturn(
  ctx: ReturnContext,
  sent: Pick<Sent<OrderReturnField>, "fields"> & {
    readonly accessKey: string;
    readonly units: ChosenUnits;
  },
): Promise<void> {
  const request = readRequest(acceptFields(orderReturnFields, sent.fields));
  await ctx.asCheckout(async (checkout) => {
    assertPossible(
      await readReturnable(checkout, await lockOrderOfKey(checkout, sent.accessKey)),
      request,
      sent.units,
    );
  });
}

/** Previews a request without a key. Throws `invalid_fields`. */
export function checkOpenReturn(fields: Sent<OpenReturnField>["fields"]): void {
  readOpen(fields);
}

function readOpen(typed: Sent<OpenReturnField>["fields"]) {
  const fields = acceptFields(openReturnFields, typed);
  if (!countries.some(([code]) => code === fields.country))
    throw createFieldsError({ country: ["unknown"] });
  return { fields, request: readRequest(fields) };
}

function readRequest(fields: Readonly<Record<OrderReturnField, string>>): ReturnRequest {
  const kind = returnKinds.find((it) => it === fields.kind);
  if (kind === undefined) throw createFieldsError({ kind: ["unknown"] });
  // A claim needs a description.
  if ((kind === "claim" || kind === "warranty") && fields.message === "")
    throw createFieldsError({ message: ["required"] });
  return {
    kind,
    cause: returnCauses.find((it) => it === fields.cause) ?? null,
    message: fields.message === "" ? null : fields.message,
    isOfGroup: fields.group === "yes",
  };
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

function assertOpen({ rights }: ReturnableOrder, { kind, isOfGroup }: ReturnRequest): void {
  const right = rights.find((it) => it.kind === kind);
  if (right === undefined) throw createFieldsError({ kind: ["unknown"] });
  if (right.isForGroups && !isOfGroup) throw createFieldsError({ group: ["required"] });
}

/** Returns the items of the request; for a cancellation all. */
function assertPossible(
  order: ReturnableOrder,
  request: ReturnRequest,
  chosen: ChosenUnits,
): ChosenUnits {
  assertOpen(order, request);
  const units = request.kind === "cancel" ? listAllUnits(order.lines) : chosen;
  assertReturnable(order, units);
  return units;
}

function assertReturnable({ lines }: ReturnableOrder, units: ChosenUnits): void {
  const chosen = Object.entries(units).filter(([, quantity]) => quantity > 0);
  if (chosen.length === 0) throw createFieldsError({ lines: ["required"] });
  for (const [id, quantity] of chosen)
    if (quantity > (lines.find((line) => line.id === id)?.returnable ?? 0))
      throw createFieldsError({ lines: ["too_many"] });
}

/** A request to cancel an order that was shipped becomes a withdrawal, and the other way round. */
function selectKind({ rights }: ReturnableOrder, requested: ReturnKind): ReturnKind {
  const isOpen = (kind: ReturnKind) => rights.some((right: ReturnRight) => right.kind === kind);
  if (requested === "cancel" && !isOpen("cancel")) return "withdraw";
  if (requested === "withdraw" && isOpen("cancel")) return "cancel";
  return requested;
}

async function writeUnmatched(
  checkout: Context,
  request: ReturnRequest & {
    readonly typedNumber: string;
    readonly typedEmail: string;
    readonly idempotencyKey: string;
  },
): Promise<ReturnRow> {
  const now = checkout.clock();
  const [row] = await checkout.db
    .insert(returns)
    .values({ ...request, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error("no row came back");
  return row;
}

const getReceipt = (row: ReturnRow, unusedPhotos: number): Receipt => ({
  number: row.number ?? "",
  requestedAt: row.createdAt.toISOString(),
  unusedPhotos,
});
