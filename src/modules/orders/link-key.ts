// Links that open one page about an order for a while, and nothing else of it.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { orders } from "./tables.ts";

type Keyed = Pick<typeof orders.$inferSelect, "id" | "accessKey">;

/** The pages that such links open. */
type Purpose = "pay" | "review";

/**
 * The key of a link, made from the key of the order's own page. It opens only this link, ends with
 * it, and does not reveal the other key, so staff who send the link may see it.
 */
export function linkKey({ id, accessKey }: Keyed, purpose: Purpose, until: Date): string {
  const proof = createHmac("sha256", accessKey).update(`${purpose} until ${until.toISOString()}`);
  return `${id}.${proof.digest("base64url")}`;
}

/** Whether it is the key of this link, also after the link has expired. */
export function isLinkKey(key: string, order: Keyed, purpose: Purpose, until: Date): boolean {
  const [known, given] = [Buffer.from(linkKey(order, purpose, until)), Buffer.from(key)];
  return known.length === given.length && timingSafeEqual(known, given);
}
