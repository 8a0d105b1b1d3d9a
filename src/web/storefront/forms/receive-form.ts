// The server's side of forms that are sent without scripts: by a page's own address.
import { data, redirect, type RouterContextProvider } from "react-router";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { getContentType, readText } from "#server/http/read-body.ts";
import { logError } from "#platform/log-error.ts";
import { AppError, toAppError } from "#shared/errors.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { FieldRules } from "#modules/messages/form-fields.ts";
import { getValues, type FieldValues } from "./form-values.ts";
import { toFormError, type FormAnswer } from "./form-error.ts";

/** Forms write a letter with up to nine bytes, and some have two texts of 5,000. */
export const MAX_FORM_BYTES = 131_072;
/** Several times as many as our longest form has. Each one more costs time to take apart. */
const MAX_FIELDS = 100;

type ReceivedForm<Field extends string> = {
  readonly rules: FieldRules<Field>;
  /** The address that thanks for it. */
  readonly thanks: string;
  readonly receive: (
    ctx: PublicFormsContext,
    form: { fields: FieldValues<Field>; website: string },
  ) => Promise<void>;
};

/**
 * Takes the form in `request`: leads on to the thanks, so that a reload sends nothing again, or
 * answers with what is wrong and what was typed. Throws AppError for what no form of ours sends.
 */
export async function receiveForm<Field extends string>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { rules, thanks, receive }: ReceivedForm<Field>,
) {
  const typed = await readForm(request);
  // Browsers send the lines of a text with two characters between them.
  const values = getValues(rules, (field) => (typed.get(field) ?? "").replaceAll("\r\n", "\n"));
  // Inputs take no more than this; who sends more does not get it back.
  const getShown = (field: Field) => values[field].slice(0, rules[field].max);
  const { asPublicForms, log } = context.get(shopContext);
  try {
    const form = { fields: values, website: typed.get("website") ?? "" };
    await asPublicForms((ctx) => receive(ctx, form));
  } catch (error) {
    const appError = toAppError(error);
    logError(log, { err: error }, "a form could not be taken");
    return data<FormAnswer<Field>>(
      { ...toFormError(rules, appError), values: getValues(rules, getShown) },
      { status: appError.status, headers: retryAfter(appError) },
    );
  }
  return redirect(thanks, 303);
}

/** The fields of a posted form. Throws AppError when it is not one, or too long. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (getContentType(request) !== "application/x-www-form-urlencoded")
    throw new AppError("unsupported_media_type", "not a form of ours");
  const text = await readText(request, { maxBytes: MAX_FORM_BYTES });
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS)
    throw new AppError("payload_too_large", "more fields than a form of ours has");
  return new URLSearchParams(text);
}

function retryAfter({ retryAfterSeconds }: AppError): HeadersInit {
  return retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
}
