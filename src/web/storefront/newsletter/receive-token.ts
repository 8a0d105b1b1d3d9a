import { data, type RouterContextProvider } from "react-router";
import type { PublicFormsContext } from "#modules/messages/context.ts";
import { logError } from "#platform/log-error.ts";
import { toAppError } from "#shared/errors.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { toTokenAnswer, type TokenAnswer } from "./token-answer.ts";

/**
 * Uses the link of a mail for a button that was pressed without scripts, or for a mail program that
 * leaves the list in its owner's name (RFC 8058); what is posted besides does not matter. The page
 * then says what became of it.
 */
export async function receiveToken(
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
  work: (ctx: PublicFormsContext, token: string) => Promise<void>,
) {
  const { asPublicForms, log } = context.get(shopContext);
  try {
    await asPublicForms((ctx) => work(ctx, url.searchParams.get("token") ?? ""));
    return data<TokenAnswer>("done");
  } catch (error) {
    const appError = toAppError(error);
    logError(log, { err: error }, "a newsletter link could not be used");
    return data<TokenAnswer>(toTokenAnswer(appError), { status: appError.status });
  }
}
