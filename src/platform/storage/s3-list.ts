// One page of the names in a bucket, as ListObjectsV2 answers.

export type S3ListPage = {
  readonly files: readonly { readonly key: string; readonly storedAt: Date }[];
  /** Asks for the page that follows; undefined for the last one. */
  readonly next: string | undefined;
};

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

/**
 * Reads the XML of a page. Throws when it is something else or was cut off, because callers need
 * all names. Entities beyond those of XML itself are not resolved; names with them are none of
 * ours.
 */
export function readListPage(xml: string): S3ListPage {
  if (!xml.includes("<ListBucketResult") || !xml.trimEnd().endsWith("</ListBucketResult>"))
    throw new Error("the object storage answers something else than a list");
  const [, ...contents] = xml.split("<Contents>");
  const files = contents.map((piece) => {
    const [key, modified] = [getText(piece, "Key"), getText(piece, "LastModified")];
    const storedAt = new Date(modified ?? "");
    if (key === undefined || Number.isNaN(storedAt.getTime()))
      throw new Error("the object storage lists a file without its name or time");
    return { key, storedAt };
  });
  if (getText(xml, "IsTruncated") !== "true") return { files, next: undefined };
  const next = getText(xml, "NextContinuationToken");
  if (next === undefined || next === "")
    throw new Error("the object storage does not say how its list goes on");
  return { files, next };
}

/**
 * Text of the first element of this name. Text never contains a bare "<", so no name can pretend to
 * be one.
 */
function getText(xml: string, name: string): string | undefined {
  const opening = `<${name}>`;
  const start = xml.indexOf(opening);
  const end = start < 0 ? -1 : xml.indexOf(`</${name}>`, start);
  if (end < 0) return undefined;
  return withoutEntities(xml.slice(start + opening.length, end));
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|\w{1,8});/gi,
    (whole, decimal?: string, hex?: string) => {
      const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
      if (Number.isNaN(code)) return entities[whole] ?? whole;
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
