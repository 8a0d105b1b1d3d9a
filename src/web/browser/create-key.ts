/**
 * A random key (UUID, version 4) for a request that must have effect only once, even if sent again.
 * `crypto.randomUUID` is missing where a shop is tried out on a local network without TLS.
 */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, place) => setMark(byte, place).toString(16).padStart(2, "0"));
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Version 4 and its variant (RFC 9562). */
function setMark(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
