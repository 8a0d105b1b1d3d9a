// The words of the law of an area, which the owner can change.
import type { Context } from "#modules/context.ts";
import type { LawArea } from "#shared/law-areas.ts";
import { readStored, toContent } from "./read-content.ts";

/** The parts of the words of an area, in the order in which they are shown. */
export const lawPartNames = [
  "withdrawal",
  "cancelling",
  "guarantee",
  "prices",
  "responsible",
  "form",
] as const;
export type LawPartName = (typeof lawPartNames)[number];

export type LawPart = {
  readonly heading: string;
  readonly text: readonly string[];
  readonly link?: { readonly to: string; readonly label: string };
};

/** The words of an area, as its document has them: some laws need fewer parts. */
export type LawText = {
  readonly name: string;
  /** The most important of it, in two sentences. */
  readonly notice: string;
  /** More that has to be told beside a product; empty for nothing. */
  readonly offer?: string;
} & { readonly [Name in LawPartName]?: LawPart };

export const getLawKey = <Area extends LawArea>(area: Area) => `rights/${area}` as const;

/** The parts that are not empty. A paragraph that quotes an empty value does not count. */
export function listLawParts(
  text: LawText,
  names: readonly LawPartName[] = lawPartNames,
): (LawPart & { readonly name: LawPartName })[] {
  return names.flatMap((name) => {
    const part = text[name];
    if (part === undefined) return [];
    const paragraphs = part.text.filter((paragraph) => paragraph !== "");
    return paragraphs.length === 0 ? [] : [{ ...part, name, text: paragraphs }];
  });
}

/** The words of an area today, and when they were published; "delivered" for the shop's own. */
export async function readLawText(
  { db }: Pick<Context, "db">,
  area: LawArea,
): Promise<{ readonly text: LawText; readonly version: string }> {
  const key = getLawKey(area);
  const { stored, dates, ...sold } = await readStored({ db }, [key]);
  const text = toContent([key], stored, sold)[key];
  return { text, version: dates.get(key)?.toISOString() ?? "delivered" };
}
