// Links that open one page about an order for a while, and nothing else of it.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { orders } from "./tables.ts";

type Keyed = Pick<typeof orders.$inferSelect, "id" | "accessKey">;

/** The pages that such links open. */
type Purpose = "pay" | "review";

/**
 * The key of a link, made from the key of the order's own page: it opens nothing else, ends with
 * the link, and the other key cannot be learnt from it. Whoever sends the link may see it.
 */
export function linkKey({ id, accessKey }: Keyed, purpose: Purpose, until: Date): string {
  const proof = createHmac("sha256", accessKey).update(`${purpose} until ${until.toISOString()}`);
  return `${id}.${proof.digest("base64url")}`;
}

/** Whether it is the key of this link, whether or not the link still holds. */
export function isLinkKey(key: string, order: Keyed, purpose: Purpose, until: Date): boolean {
  const [known, given] = [Buffer.from(linkKey(order, purpose, until)), Buffer.from(key)];
  return known.length === given.length && timingSafeEqual(known, given);
}
