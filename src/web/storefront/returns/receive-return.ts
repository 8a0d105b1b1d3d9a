// The two steps of the form of a return, which work without scripts: the first is only looked at,
// the second is sent, and photos may come with it.
import { randomUUID } from "node:crypto";
import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import {
  requestOpenReturn,
  requestReturn,
  checkOpenReturn,
  checkReturn,
  type Receipt,
} from "#modules/returns/request-return.ts";
import { confirmCancellation } from "#modules/returns/confirm-cancellation.ts";
import type { ReturnContext } from "#modules/returns/context.ts";
import { MAX_RETURN_PHOTOS } from "#modules/returns/kinds.ts";
import { openReturnFields, type OpenReturnField } from "#modules/returns/return-fields.ts";
import { logError } from "#platform/log-error.ts";
import { AppError, toAppError } from "#shared/errors.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { toFormError, type FormError } from "../forms/form-error.ts";
import { getValues, type FieldValues } from "../forms/form-values.ts";
import { readFileForm } from "../forms/read-file-form.ts";
import { MAX_FORM_BYTES } from "../forms/receive-form.ts";
import { readPhotos } from "../forms/read-photos.ts";

export type ReturnValues = FieldValues<OpenReturnField>;

/** Answer of the page to a form. */
export type ReturnAnswer = {
  readonly values: ReturnValues;
  readonly units: ChosenUnits;
} & (
  | { readonly step: "edit"; readonly error: FormError<OpenReturnField | "lines"> | null }
  /** Everything is in order: it can be sent, with this key. */
  | { readonly step: "confirm"; readonly key: string }
  | { readonly step: "received"; readonly receipt: Receipt }
);

/** Photos of telephones, and the words beside them. */
const MAX_BYTES = 20_971_520 + 131_072;

type SubmittedReturn = { readonly values: ReturnValues; readonly units: ChosenUnits };

/** With the key of an order, or without. */
export async function receiveReturn(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  accessKey?: string,
) {
  const { asReturns, log } = context.get(shopContext);
  let submitted: SubmittedReturn = { values: getValues(openReturnFields, () => ""), units: {} };
  try {
    return await asReturns(async (ctx) => {
      const form = await readFileForm(request, { maxBytes: await reserveBytes(ctx, request) });
      submitted = readSubmitted(form);
      return acceptStep(ctx, form, submitted, accessKey);
    });
  } catch (error) {
    const appError = toAppError(error);
    logError(log, { err: error }, "a return could not be taken");
    const retryAfter = appError.retryAfterSeconds;
    return data<ReturnAnswer>(
      { ...cutFields(submitted), step: "edit", error: getError(appError) },
      {
        status: appError.status,
        headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
      },
    );
  }
}

/**
 * How many bytes are read. A request that may contain photos is counted as an attempt before it is
 * read, because anyone can send it. Throws `too_many_requests`.
 */
async function reserveBytes(
  { limits, visitor }: Pick<ReturnContext, "limits" | "visitor">,
  request: Request,
): Promise<number> {
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) <= MAX_FORM_BYTES) return MAX_FORM_BYTES;
  await limits.reserve({ askReturn: visitor.address });
  return MAX_BYTES;
}

async function acceptStep(
  ctx: ReturnContext,
  form: FormData,
  submitted: SubmittedReturn,
  accessKey: string | undefined,
) {
  const intent = form.get("intent");
  if (intent === "cancel-now" && accessKey !== undefined) {
    await confirmCancellation(ctx, accessKey);
    return redirect(returnPath(encodeURIComponent(accessKey)), 303);
  }
  if (intent === "change") return data<ReturnAnswer>({ ...submitted, step: "edit", error: null });
  const { values: fields, units } = submitted;
  if (intent !== "confirm") {
    if (accessKey === undefined) checkOpenReturn(fields);
    else await checkReturn(ctx, { fields, units, accessKey });
    return data<ReturnAnswer>({ ...submitted, step: "confirm", key: randomUUID() });
  }
  const key = z.uuid().safeParse(form.get("key"));
  if (!key.success) throw new AppError("not_found", "the form has no key");
  const sent = {
    fields,
    idempotencyKey: key.data,
    photos: await readPhotos(form, MAX_RETURN_PHOTOS),
  };
  if (accessKey === undefined) {
    const receipt = await requestOpenReturn(ctx, sent);
    return data<ReturnAnswer>({ ...submitted, step: "received", receipt });
  }
  const { number, unusedPhotos } = await requestReturn(ctx, { ...sent, units, accessKey });
  const query = new URLSearchParams({
    asked: number,
    ...(unusedPhotos > 0 && { unused: String(unusedPhotos) }),
  });
  return redirect(`${returnPath(encodeURIComponent(accessKey))}?${query.toString()}`, 303);
}

function readSubmitted(form: FormData): SubmittedReturn {
  const readText = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  const units = [...form.keys()].flatMap((name): [string, number][] => {
    const id = /^units-([\da-f-]{36})$/.exec(name)?.[1];
    const quantity = Number(readText(name));
    return id !== undefined && Number.isSafeInteger(quantity) && quantity > 0
      ? [[id, quantity]]
      : [];
  });
  return { values: getValues(openReturnFields, readText), units: Object.fromEntries(units) };
}

/** Values that come back into the form are no longer than a field takes. */
function cutFields({ values, units }: SubmittedReturn): SubmittedReturn {
  return {
    values: getValues(openReturnFields, (field) =>
      values[field].slice(0, openReturnFields[field].max),
    ),
    units,
  };
}

function getError(error: AppError): FormError<OpenReturnField | "lines"> {
  const lines = { required: true, max: 0, kind: "line" } as const;
  return toFormError({ ...openReturnFields, lines }, error);
}
