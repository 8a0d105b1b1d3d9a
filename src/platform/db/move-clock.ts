import { withOwner } from "./owner.ts";

/**
 * Moves the database's clock, `app.now()`, by some milliseconds, for a test shop at another time.
 * Only the owner can. The queue keeps the server's own time (docs/decisions/0036).
 */
export async function moveClock(ownerUrl: string, offsetMs: number): Promise<void> {
  await withOwner(ownerUrl, (client) =>
    client.query(
      `create or replace function app.now() returns timestamptz language sql stable
       as $$ select pg_catalog.now() + interval '${Math.round(offsetMs)} milliseconds' $$`,
    ),
  );
}
