// Sends news to the back office as an event stream. A stream has no single answer, so it is no
// endpoint of the API; a page reads it with fetch, because EventSource sends no access token.
import type { Hono } from "hono";
import { endOfToken } from "#modules/identity/sessions/access-tokens.ts";
import { findMember } from "#modules/identity/sessions/find-member.ts";
import type { LiveNews } from "#modules/notifications/live-news.ts";
import { openNewsStream } from "#modules/notifications/news-stream.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { getActions } from "#shared/permissions.ts";
import { getBearerToken } from "./create-authentication.ts";
import { assertAllowedCaller, getCaller, type Runners } from "./mount-endpoints.ts";
import type { ShopEnv } from "./shop-env.ts";

const path = "/api/admin/live";
/** One for each tab: more than a person has open. */
const MAX_PER_PERSON = 6;

export function mountLive(
  api: Hono<ShopEnv>,
  options: { live: LiveNews; clock: () => Date; runners: Runners },
): void {
  const { live, clock, runners } = options;
  const open = new Map<string, number>();

  api.get(path, (c) => {
    const caller = assertAllowedCaller(
      getCaller(c),
      { method: "GET", permission: "staff" },
      "live",
    );
    const { actor } = caller;
    const token = getBearerToken(c);
    if (!isMember(actor) || token === undefined)
      throw new AppError("unauthenticated", "news are told to those who are signed in");
    c.header("cache-control", "no-store");
    c.header("content-type", "text/event-stream; charset=utf-8");
    // Tells proxies not to buffer the stream, which has no end.
    c.header("x-accel-buffering", "no");
    if (c.req.method === "HEAD") return c.body(null);

    const count = open.get(actor.id) ?? 0;
    if (count >= MAX_PER_PERSON)
      throw new AppError("too_many_requests", "this person hears the news often enough");
    open.set(actor.id, count + 1);
    const body = openNewsStream({
      live,
      clock,
      endsAt: endOfToken(token),
      async mayDo() {
        const who = { userId: actor.id, sessionId: actor.sessionId };
        const member = await runners.identity(caller, (ctx) => findMember(ctx, who));
        return member === undefined || member.lacksSecondFactor ? [] : getActions(member);
      },
      onEnd() {
        const left = (open.get(actor.id) ?? 1) - 1;
        if (left === 0) open.delete(actor.id);
        else open.set(actor.id, left);
      },
    });
    // Counted once the listener hears everything: by this the page sees what came before.
    c.header("quiet-ms", String(Math.floor(live.getQuietMs())));
    return c.body(body);
  });
}
