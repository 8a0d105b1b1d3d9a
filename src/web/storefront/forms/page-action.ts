// The server's side of forms that are sent without scripts: by a page's own address.
import { data, redirect, type RouterContextProvider } from "react-router";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import type { FieldRules } from "#modules/messages/form-fields.ts";
import { logError } from "#platform/log-error.ts";
import { toAppError, type AppError } from "#shared/errors.ts";
import { shopContext, type ShopContext } from "#web/page/shop-context.ts";
import { toFormError, type FormAnswer } from "./form-error.ts";
import { getValues, type FieldValues } from "./form-values.ts";
import { getText, readForm } from "./read-form.ts";

type PageContext = { readonly context: Readonly<RouterContextProvider> };
/** The request of a page's form. */
export type Posted = PageContext & { readonly request: Request };

/**
 * Does what a form of a page asks for, and returns the answer of the page, or where it leads on.
 * An error is logged, and answered with its status and what `refuse` returns.
 */
export async function answerForm<Answer>(
  { context }: PageContext,
  act: (shop: ShopContext) => Promise<Answer | Response>,
  refuse: (error: AppError) => Answer,
) {
  const shop = context.get(shopContext);
  try {
    return await act(shop);
  } catch (err) {
    const error = toAppError(err);
    logError(shop.log, { err }, "a form could not be taken");
    const { status, retryAfterSeconds } = error;
    const headers: HeadersInit =
      retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
    return data<Answer>(refuse(error), { status, headers });
  }
}

/** Values that come back into a form are no longer than its fields take. */
export const cutValues = <Field extends string>(
  rules: FieldRules<Field>,
  values: FieldValues<Field>,
): FieldValues<Field> => getValues(rules, (field) => values[field].slice(0, rules[field].max));

/** A refused form as its page shows it again. */
export const rejectForm = <Field extends string>(
  rules: FieldRules<Field>,
  error: AppError,
  values: FieldValues<Field>,
): FormAnswer<Field> => ({ ...toFormError(rules, error), values: cutValues(rules, values) });

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
  posted: Posted,
  { rules, thanks, receive }: ReceivedForm<Field>,
) {
  const form = await readForm(posted.request);
  const fields = getValues(rules, (field) => getText(form, field));
  return answerForm<FormAnswer<Field>>(
    posted,
    async ({ asPublicForms }) => {
      const website = getText(form, "website");
      await asPublicForms((ctx) => receive(ctx, { fields, website }));
      return redirect(thanks, 303);
    },
    (error) => rejectForm(rules, error, fields),
  );
}
