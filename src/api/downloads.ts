// Files for the back office. They are streamed, so they are no endpoints of the API, which says what comes back as a whole.
import type { Hono } from "hono";
import { dayOf } from "#i18n/format-desk.ts";
import { admit } from "#modules/downloads/admit.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import { writeOrdersCsv } from "#modules/downloads/write-orders-csv.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import { ReaderGoneError, streamedBody } from "#platform/http/streamed-body.ts";
import { AppError } from "#shared/errors.ts";
import { callerOf, type RunAs } from "./mount-endpoints.ts";
import { methodNotAllowed } from "./problem.ts";
import type { ShopEnv } from "./shop-env.ts";

const path = "/api/admin/downloads/:ticket";
/** Each holds a connection to the database for as long as it takes; the rest of the shop needs some, too. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 15;

export function mountDownloads(
  api: Hono<ShopEnv>,
  options: {
    tickets: Tickets;
    clock: () => Date;
    runAs: RunAs;
    runAtDesk: RunAs<IdentityContext>;
  },
): void {
  const { tickets, clock, runAs, runAtDesk } = options;
  let running = 0;

  api.get(path, async (c) => {
    const caller = callerOf(c);
    const { member, download, log } = await runAtDesk(caller, async (ctx) => ({
      ...(await admit(ctx, tickets, c.req.param("ticket"))),
      log: ctx.log,
    }));
    c.header("cache-control", "no-store");
    c.header("content-type", "text/csv; charset=utf-8");
    c.header(
      "content-disposition",
      `attachment; filename="${download.kind}_export_${dayOf(clock())}.csv"`,
    );
    if (c.req.method === "HEAD") return c.body(null);

    if (running >= MOST_AT_ONCE)
      throw new AppError("too_many_requests", "other downloads are under way", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    running += 1;
    const body = await streamedBody(
      (write) =>
        runAs({ ...caller, actor: member }, (ctx) =>
          writeOrdersCsv(ctx, download.filter, write),
        ).finally(() => {
          running -= 1;
        }),
      {
        onBreak(error) {
          if (error instanceof ReaderGoneError) log.debug("a download was given up");
          else log.error({ err: error }, "a download broke off");
        },
      },
    );
    return c.body(body);
  });
  api.all(path, (c) => methodNotAllowed(c.get("requestId"), ["GET", "HEAD"]));
}
