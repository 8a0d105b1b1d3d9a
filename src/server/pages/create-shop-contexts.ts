// Everything of the shop that loaders and actions of pages may use.
import type { Caller, Runners } from "../api/mount-endpoints.ts";
import { createContentReaders } from "./create-content-readers.ts";
import { listShopWindow } from "#modules/catalog/list-variants.ts";
import type { Context } from "#modules/context.ts";
import type { PageMarket } from "#modules/markets/list-price.ts";
import type { Services } from "../create-services.ts";
import { getMode } from "#modules/payments/ways/ways.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { toMarketKey } from "#modules/markets/page-markets.ts";
import { isSharedPath } from "#shared/shared-paths.ts";
import type { SharedReads } from "#platform/shared-reads.ts";
import { previewOrder, previewProduct, type ContentPreview } from "./previews.ts";
import { anonymous } from "#shared/actor.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

type Parts = {
  readonly config: Pick<Config, "publicUrl" | "demo" | "analyticsId">;
  readonly database: Database;
  readonly services: Services;
  readonly log: Log;
  readonly clock: () => Date;
  readonly mode: "production" | "development";
  readonly runners: Runners;
  /** Where reads of pages are remembered; each page reads everything without it. */
  readonly sharedReads?: SharedReads | undefined;
};

type Page = {
  readonly path: string;
  readonly preview?: ContentPreview | undefined;
  /** The market that it is shown for; the main one without it. */
  readonly market?: PageMarket | undefined;
};

export type ShopFor = (caller: Caller, page: Page) => ShopContext;

/** Returns what makes it for a caller and the page at a path, with a draft if one is previewed. */
export function createShopContexts(parts: Parts): ShopFor {
  const { config, database, services, log, clock, mode, runners, sharedReads } = parts;
  const previewParts = { database, clock, runners, ...services };
  // Only in demo and development, because anyone can read the mails of the local outbox.
  const localOutbox = config.demo || mode === "development" ? services.localOutbox : undefined;
  /** How the pages of a caller read. */
  function createRuns(
    caller: Caller,
    market: PageMarket | undefined,
  ): Pick<ShopContext, "run" | "runShared" | "readWindow"> {
    const addPrices = (ctx: Context): Context => ({ ...ctx, getPrice: market?.getPrice });
    const runShared: ShopContext["runShared"] = (name, work) => {
      const read = () => runners.caller({ ...caller, actor: anonymous }, work);
      return sharedReads === undefined ? read() : sharedReads.read(name, read);
    };
    return {
      run: (work) => runners.caller(caller, (ctx) => work(addPrices(ctx))),
      runShared,
      readWindow: () =>
        runShared(toMarketKey("catalog", market), (ctx) => listShopWindow(addPrices(ctx))),
    };
  }
  return (caller, { path, preview, market }) => {
    const runs = createRuns(caller, market);
    const readWays = () => runs.runShared("ways to pay", (ctx) => services.payments.readWays(ctx));
    return {
      requestId: caller.requestId,
      log: log.child({ requestId: caller.requestId, traceId: caller.traceId }),
      // Its pages are below its code.
      publicUrl: market === undefined ? config.publicUrl : `${config.publicUrl}/${market.code}`,
      market,
      analyticsId: isSharedPath(path) && !preview ? config.analyticsId : undefined,
      preview: preview && {
        of: preview.draft === undefined ? "published" : "words",
        expiresAt: preview.expiresAt.toISOString(),
      },
      readWays,
      readPaymentMode: async () => getMode(await readWays()),
      localOutbox,
      ...runs,
      ...createContentReaders({ ...runs, market }, preview?.draft),
      clock,
      asPublicForms: (work) => runners.outside(caller, work),
      asIdentity: (work) => runners.identity(caller, work),
      asCheckout: (work) => runners.checkout(caller, work),
      asReviews: (work) => runners.checkout(caller, work),
      asReturns: (work) => runners.checkout(caller, work),
      previewOrder: (ticket) => previewOrder(previewParts, caller, ticket),
      previewProduct: (ticket) => previewProduct(previewParts, ticket),
    };
  };
}
