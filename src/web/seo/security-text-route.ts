import { DAY_MS } from "#shared/durations.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/security-text-route";

/** Half a year: what it says is read anew each time. */
const VALID_MS = 180 * DAY_MS;

/** Where people who find a weakness of the shop look for an address to report it (RFC 9116). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, clock } = context.get(shopContext);
  const { brand } = await content("brand");
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(clock().getTime() + VALID_MS).toISOString()}`,
    "Preferred-Languages: en, he",
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
