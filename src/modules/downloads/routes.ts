import { isMember, type Actor } from "#shared/actor.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import type { Download, downloadEndpoints } from "./contract.ts";
import type { Tickets } from "./tickets.ts";

/** What the use cases of downloads get. */
export type DownloadContext = {
  readonly actor: Actor;
  readonly clock: () => Date;
  readonly tickets: Tickets;
};

export const downloadHandlers: HandlersOf<typeof downloadEndpoints, DownloadContext> = {
  prepareDownload: (ctx, { body }) => prepare(ctx, body),
  prepareReportDownload: (ctx, { body }) => prepare(ctx, body),
  prepareMailPreview: (ctx, { params }) => prepare(ctx, { kind: "mail", id: params.id }),
};

async function prepare({ actor, clock, tickets }: DownloadContext, download: Download) {
  if (!isMember(actor)) throw new AppError("unauthenticated", "nobody to give a ticket to");
  const { id: userId, sessionId } = actor;
  const ticket = await tickets.issue({ userId, sessionId, download }, clock());
  return { path: `/api/admin/downloads/${ticket}` };
}
