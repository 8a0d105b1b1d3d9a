// The server's side of the pages that mails lead to, for browsers without scripts: they post to the
// page's own address.
import { data, type RouterContextProvider } from "react-router";
import type { IdentityContext } from "#modules/identity/context.ts";
import { logError } from "#platform/log-error.ts";
import { toAppError } from "#shared/errors.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { readForm } from "#web/storefront/forms/receive-form.ts";
import type { RefusedRequest } from "./mail-link-form.ts";

export type Posted = {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

type LinkUse<Done> = (
  ctx: IdentityContext,
  link: { readonly token: string; readonly typed: URLSearchParams },
) => Promise<Done>;

/** Uses the link in the page's address with what was typed, and says what became of it. */
export async function receiveMailLink<Done>({ request, url, context }: Posted, use: LinkUse<Done>) {
  const { asIdentity, log } = context.get(shopContext);
  const typed = await readForm(request);
  const token = url.searchParams.get("token") ?? "";
  try {
    return data<Done | RefusedRequest>(await asIdentity((ctx) => use(ctx, { token, typed })));
  } catch (error) {
    const appError = toAppError(error);
    logError(log, { err: error }, "a link of a mail could not be used");
    const { code, fields = {}, retryAfterSeconds, status } = appError;
    return data<Done | RefusedRequest>({ code, fields, retryAfterSeconds }, { status });
  }
}
