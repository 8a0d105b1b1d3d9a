// The two steps of the form of a return, which work without scripts: the first is only looked at,
// the second is sent, and photos may come with it.
import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { z } from "zod";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { requestReturn, checkReturn, type Receipt } from "#modules/returns/request-return.ts";
import { confirmCancellation } from "#modules/returns/confirm-cancellation.ts";
import type { ReturnContext } from "#modules/returns/context.ts";
import { MAX_RETURN_PHOTOS } from "#modules/returns/kinds.ts";
import { openReturnFields, type OpenReturnField } from "#modules/returns/return-fields.ts";
import { AppError } from "#shared/errors.ts";
import { toFormError, type FormError } from "../forms/form-error.ts";
import { getValues, type FieldValues } from "../forms/form-values.ts";
import { cutValues, answerForm, type Posted } from "../forms/page-action.ts";
import {
  getText,
  MAX_FORM_BYTES,
  MAX_PHOTO_FORM_BYTES,
  readFileForm,
  readPhotos,
} from "../forms/read-form.ts";

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

type SubmittedReturn = { readonly values: ReturnValues; readonly units: ChosenUnits };

/** With the key of an order, or without. */
export function receiveReturn(posted: Posted, accessKey?: string) {
  const { request } = posted;
  let submitted: SubmittedReturn = { values: getValues(openReturnFields, () => ""), units: {} };
  return answerForm<ReturnAnswer>(
    posted,
    ({ asReturns }) =>
      asReturns(async (ctx) => {
        const form = await readFileForm(request, { maxBytes: await reserveBytes(ctx, request) });
        submitted = readSubmitted(form);
        return acceptStep(ctx, form, submitted, accessKey);
      }),
    (error) => ({
      ...submitted,
      values: cutValues(openReturnFields, submitted.values),
      step: "edit",
      error: toFormError({ ...openReturnFields, lines }, error),
    }),
  );
}

const lines = { required: true, max: 0, kind: "line" } as const;

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
  return MAX_PHOTO_FORM_BYTES;
}

async function acceptStep(
  ctx: ReturnContext,
  form: FormData,
  submitted: SubmittedReturn,
  accessKey: string | undefined,
): Promise<ReturnAnswer | Response> {
  const intent = form.get("intent");
  const redirectTo = (key: string, query = "") =>
    redirect(`${returnPath(encodeURIComponent(key))}${query}`, 303);
  if (intent === "cancel-now" && accessKey !== undefined) {
    await confirmCancellation(ctx, accessKey);
    return redirectTo(accessKey);
  }
  if (intent === "change") return { ...submitted, step: "edit", error: null };
  const sent = { fields: submitted.values, units: submitted.units, accessKey };
  if (intent !== "confirm") {
    await checkReturn(ctx, sent);
    return { ...submitted, step: "confirm", key: randomUUID() };
  }
  const key = z.uuid().safeParse(form.get("key"));
  if (!key.success) throw new AppError("not_found", "the form has no key");
  const photos = await readPhotos(form, MAX_RETURN_PHOTOS);
  const receipt = await requestReturn(ctx, { ...sent, idempotencyKey: key.data, photos });
  if (accessKey === undefined) return { ...submitted, step: "received", receipt };
  const { number, unusedPhotos } = receipt;
  const query = new URLSearchParams({
    asked: number,
    ...(unusedPhotos > 0 && { unused: String(unusedPhotos) }),
  });
  return redirectTo(accessKey, `?${query.toString()}`);
}

function readSubmitted(form: FormData): SubmittedReturn {
  const units = [...form.keys()].flatMap((name): [string, number][] => {
    const id = /^units-([\da-f-]{36})$/.exec(name)?.[1];
    const quantity = Number(getText(form, name));
    return id !== undefined && Number.isSafeInteger(quantity) && quantity > 0
      ? [[id, quantity]]
      : [];
  });
  const values = getValues(openReturnFields, (field) => getText(form, field));
  return { values, units: Object.fromEntries(units) };
}
