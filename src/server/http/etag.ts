import { createHash } from "node:crypto";

/** A weak tag: the three encodings of one page share it, because they mean the same page. */
export function toWeakEtag(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether an If-None-Match header names `etag`; weakness does not count (RFC 9110 §13.1.2). */
export function isEtagMatch(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const requested = withoutWeakness(etag);
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || withoutWeakness(tag) === requested);
}

function withoutWeakness(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}
