import type { IdentityContext } from "#modules/identity/context.ts";
import { answerForm, type Posted } from "#web/storefront/forms/page-action.ts";
import { readForm } from "#web/storefront/forms/read-form.ts";
import type { RefusedRequest } from "./mail-link-form.ts";

/** Uses the link in the page's address with what was typed, and says what became of it. */
export async function receiveMailLink<Done>(
  { request, url, context }: Posted & { readonly url: URL },
  use: (ctx: IdentityContext, token: string, typed: URLSearchParams) => Promise<Done>,
) {
  const typed = await readForm(request);
  const token = url.searchParams.get("token") ?? "";
  return answerForm<Done | RefusedRequest>(
    { context },
    ({ asIdentity }) => asIdentity((ctx) => use(ctx, token, typed)),
    ({ code, fields = {}, retryAfterSeconds }) => ({ code, fields, retryAfterSeconds }),
  );
}
