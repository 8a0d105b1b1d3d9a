import { createHash } from "node:crypto";

/**
 * The version of a record with these values. Equal values are the same version: a change that was
 * taken back is no change that someone could lose. Records with many parts have the time of their
 * last change as their value.
 */
export function toVersion(values: unknown): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
}
