// The server's side of the confirmation page for browsers without scripts: they post to the page's
// own address.
import { data, type RouterContextProvider } from "react-router";
import { confirmEmailOnly } from "#modules/identity/accounts/confirm-email.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import { confirmationSchema } from "#modules/identity/contract.ts";
import { requestOwnPassword } from "#modules/identity/passwords/request-own-password.ts";
import { AppError } from "#shared/errors.ts";
import { checkInput } from "#shared/input-problems.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { readForm } from "#web/storefront/forms/receive-form.ts";
import { OWN_PASSWORD, PASSWORD, type ConfirmAnswer } from "./confirmation-form.ts";

type Posted = {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/**
 * Uses the link in the page's address with what was typed, and says what became of it; nobody is
 * signed in.
 */
export async function receiveConfirmation({ request, url, context }: Posted) {
  const { asIdentity, log } = context.get(shopContext);
  const typed = await readForm(request);
  const token = url.searchParams.get("token") ?? "";
  try {
    if (typed.has(OWN_PASSWORD)) {
      await asIdentity((ctx) => requestOwnPassword(ctx, token));
      return data<ConfirmAnswer>("mailed");
    }
    await asIdentity((ctx) => confirm(ctx, { token, password: typed.get(PASSWORD) ?? "" }));
    return data<ConfirmAnswer>("confirmed");
  } catch (error) {
    const failure =
      error instanceof AppError ? error : new AppError("internal", "unexpected", { cause: error });
    if (failure.status >= 500) log.error({ err: error }, "an address could not be confirmed");
    const { code, fields = {}, retryAfterSeconds, status } = failure;
    return data<ConfirmAnswer>({ code, fields, retryAfterSeconds }, { status });
  }
}

/** By the same rules as the API's. */
async function confirm(
  ctx: IdentityContext,
  input: { token: string; password: string },
): Promise<void> {
  const checked = checkInput(confirmationSchema, input);
  if (!checked.ok)
    throw new AppError("invalid_fields", "the form is not filled in", { fields: checked.fields });
  await confirmEmailOnly(ctx, checked.data);
}
