/** Text as it stands between or inside tags. What XML 1.0 cannot hold at all is left out. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&apos;")
  );
}

/** One element with text inside; without a value there is none. */
export function formatElement(name: string, value: string | undefined): string {
  return value === undefined ? "" : `<${name}>${escapeXml(value)}</${name}>`;
}
