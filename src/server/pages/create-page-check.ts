import type { Caller } from "../api/mount-endpoints.ts";
import { createRequestId } from "#server/http/request-id.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous } from "#shared/actor.ts";
import type { PageHandler } from "#server/pages/handle-page.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

/**
 * Returns a function that says whether visitors get a page at a path, also while the shop is
 * closed.
 */
export function createPageCheck(parts: {
  page: PageHandler;
  publicUrl: string;
  createShopContext: (caller: Caller, page: { readonly path: string }) => ShopContext;
}): (path: string) => Promise<boolean> {
  const { page, publicUrl, createShopContext } = parts;
  return async (path) => {
    const nobody = { actor: anonymous, visitor: {}, requestId: createRequestId() };
    const shop = { ...createShopContext(nobody, { path }), log: silentLog };
    const { status, body } = await page(new Request(publicUrl + path), shop);
    await body?.cancel();
    return status !== 404;
  };
}
