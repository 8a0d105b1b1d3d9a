// Pages by a ticket. Visitors may read neither drafts nor hidden variants, so these are
// read with the rights of the shop itself. All are undefined for an invalid ticket.
import type { Caller, Runners } from "../api/mount-endpoints.ts";
import { previewVariant } from "#modules/catalog/preview-variant.ts";
import { readPreviewDraft } from "#modules/content/admin/preview-draft.ts";
import type { Draft } from "#modules/content/read-content.ts";
import { assertAdmitted } from "#modules/downloads/assert-admitted.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import { previewOrderPage } from "#modules/orders/order-page/order-page.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import type { Database } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

type PreviewParts = {
  readonly database: Database;
  readonly tickets: Tickets;
  readonly clock: () => Date;
};

/** A page as the draft of one document has it. */
export type ContentPreview = {
  readonly expiresAt: Date;
  /** The draft; undefined when it no longer exists. */
  readonly draft: Draft | undefined;
};

export async function previewContent(
  { database, tickets, clock }: PreviewParts,
  ticket: string,
): Promise<ContentPreview | undefined> {
  const opened = await tickets.documents.read(ticket, clock());
  if (opened === undefined) return undefined;
  const { claims, expiresAt } = opened;
  const draft = await database.runInTransaction(system, (db) =>
    readPreviewDraft({ db }, claims.sub),
  );
  return { expiresAt, draft };
}

/** The page of a variant; undefined also for one that is gone. */
export async function previewProduct(
  { database, tickets, clock }: PreviewParts,
  ticket: string,
): ReturnType<ShopContext["previewProduct"]> {
  const opened = await tickets.variants.read(ticket, clock());
  if (opened === undefined) return undefined;
  const { claims, expiresAt } = opened;
  const preview = await database.runInTransaction(system, (db) =>
    previewVariant({ db, clock }, claims.sub),
  );
  return preview && { ...preview, expiresAt: expiresAt.toISOString() };
}

/** An order's page for staff; undefined also for an order that is hidden or gone. */
export async function previewOrder(
  parts: { runners: Runners; tickets: Tickets; payments: Payments },
  caller: Caller,
  ticket: string,
) {
  const { runners, tickets, payments } = parts;
  const { member, download } = await runners.identity(caller, (ctx) =>
    assertAdmitted(ctx, tickets, ticket, ["order-page"]),
  );
  return runners.caller({ ...caller, actor: member }, (ctx) =>
    previewOrderPage(ctx, download.id, payments),
  );
}
