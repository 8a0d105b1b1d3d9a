// The server's side of forms that are sent without scripts: by a page's own address.
import { data, redirect, type RouterContextProvider } from "react-router";
import type { LetterboxContext } from "#modules/messages/context.ts";
import { AppError } from "#shared/errors.ts";
import { shopContext } from "#web/shop-context.ts";
import type { FieldRules } from "#modules/messages/form-fields.ts";
import { valuesOf, type FieldValues } from "./letter-fields.ts";
import { refusalOf, type FormAnswer } from "./refusal.ts";

/** Far more than all fields of a form together may have. */
const MAX_CHARACTERS = 100_000;

type ReceivedForm<Field extends string> = {
  readonly rules: FieldRules<Field>;
  /** The address that thanks for it. */
  readonly thanks: string;
  readonly receive: (
    ctx: LetterboxContext,
    form: { fields: FieldValues<Field>; website: string },
  ) => Promise<void>;
};

/**
 * Takes the form in `request`: leads on to the thanks, so that a reload sends nothing again, or answers with what is
 * wrong and what was typed. Throws AppError for what no form of ours sends.
 */
export async function receiveForm<Field extends string>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { rules, thanks, receive }: ReceivedForm<Field>,
) {
  const typed = await readForm(request);
  // Browsers send the lines of a text with two characters between them.
  const values = valuesOf(rules, (field) => (typed.get(field) ?? "").replaceAll("\r\n", "\n"));
  const { atLetterbox, log } = context.get(shopContext);
  try {
    const form = { fields: values, website: typed.get("website") ?? "" };
    await atLetterbox((ctx) => receive(ctx, form));
  } catch (error) {
    const failure =
      error instanceof AppError ? error : new AppError("internal", "unexpected", { cause: error });
    if (failure.status >= 500) log.error({ err: error }, "a form could not be taken");
    return data<FormAnswer<Field>>(
      { ...refusalOf(rules, failure), values },
      { status: failure.status, headers: retryAfter(failure) },
    );
  }
  return redirect(thanks, 303);
}

/** The fields of a posted form. Throws AppError when it is not one, or far too long. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new AppError("unsupported_media_type", "not a form of ours");
  const text = await request.text();
  if (text.length > MAX_CHARACTERS) throw new AppError("payload_too_large", "a form is too long");
  return new URLSearchParams(text);
}

function retryAfter({ retryAfterSeconds }: AppError): HeadersInit {
  return retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
}
