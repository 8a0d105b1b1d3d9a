/**
 * The kind of an image file by its first bytes; undefined for a file that the shop does not take.
 */
export function getImageKind(bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  const readText = (from: number, to: number) =>
    Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (readText(0, 3) === "\u00FF\u00D8\u00FF") return "jpeg";
  if (readText(0, 8) === "\u0089PNG\r\n\u001A\n") return "png";
  if (readText(0, 4) === "RIFF" && readText(8, 12) === "WEBP") return "webp";
  return undefined;
}

/** Whether a PNG is animated: a chunk between its header and its first image says so. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  if (getImageKind(bytes) !== "png") return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    if (chunk === "acTL") return true;
    if (chunk === "IDAT") return false;
  }
  return false;
}
