import type { PageFacts } from "./facts.ts";

export const checks = [
  "title",
  "description",
  "robots",
  "canonical",
  "lang",
  "h1",
  "headings",
  "alternatives",
  "image-sizes",
  "links",
  "open-graph",
  "structured-data",
  "price",
  "weight",
] as const;
export type Check = (typeof checks)[number];

/** `told` is no verdict: it says how the page is meant to be. */
export type Verdict = "good" | "improve" | "wrong" | "info";

export type Finding<Place> = {
  readonly check: Check;
  readonly verdict: Verdict;
  /** A length, a count or a size, as the check has it. */
  readonly amount: number;
  /** Where on the page the trouble is. */
  readonly places: readonly Place[];
};

// Lengths of a title and a description that results pages of search engines show uncut.
const TITLE = { from: 20, to: 65 } as const;
const DESCRIPTION = { from: 50, to: 165 } as const;
/** Weight that a page may have so that a phone has it within a few seconds. */
const HEAVY_BYTES = 1_500_000;
const SHARED = ["title", "description", "image", "url"] as const;

/**
 * Judges a page by what search engines and people who cannot see it need. A page that is kept from
 * search engines is not judged by what they show of it.
 */
export function checkPage<Place>(facts: PageFacts<Place>): Finding<Place>[] {
  const isHidden = facts.robots?.includes("noindex") ?? false;
  const createFinding = (
    check: Check,
    verdict: Verdict,
    amount = 0,
    places: readonly Place[] = [],
  ) => ({
    check,
    verdict,
    amount,
    places,
  });
  const createMissing = (check: Check, places: readonly Place[]) =>
    createFinding(check, places.length === 0 ? "good" : "wrong", places.length, places);
  const firstHeadings = facts.headings.filter(({ level }) => level === 1);
  const data = readStructuredData(facts.structuredData);
  const price = findPrice(data);
  return [
    createFinding("title", checkLength(facts.title, TITLE), facts.title.length),
    ...(isHidden && facts.description === null
      ? []
      : [
          createFinding(
            "description",
            checkLength(facts.description ?? "", DESCRIPTION),
            facts.description?.length,
          ),
        ]),
    createFinding("robots", isHidden ? "info" : "good"),
    ...(isHidden && facts.canonical === null
      ? []
      : [createFinding("canonical", facts.canonical === facts.path ? "good" : "wrong")]),
    createFinding("lang", facts.lang === "" ? "wrong" : "good"),
    createFinding(
      "h1",
      firstHeadings.length === 1 ? "good" : "wrong",
      firstHeadings.length,
      firstHeadings.slice(1).map(({ place }) => place),
    ),
    createFinding("headings", ...findJumps(facts.headings)),
    createMissing(
      "alternatives",
      facts.images.filter(({ alt }) => alt === null).map(({ place }) => place),
    ),
    createMissing(
      "image-sizes",
      facts.images.filter(({ hasSize }) => !hasSize).map(({ place }) => place),
    ),
    createMissing(
      "links",
      facts.links.filter(({ name }) => name === "").map(({ place }) => place),
    ),
    ...(isHidden ? [] : [createFinding("open-graph", ...checkSharing(facts.openGraph))]),
    ...(isHidden && facts.structuredData.length === 0
      ? []
      : [createFinding("structured-data", data.verdict, facts.structuredData.length)]),
    ...(price === undefined
      ? []
      : [createFinding("price", facts.visibleText.includes(`$${price}`) ? "good" : "wrong")]),
    createFinding("weight", facts.bytes > HEAVY_BYTES ? "improve" : "good", facts.bytes),
  ];
}

function checkLength(text: string, { from, to }: { from: number; to: number }): Verdict {
  if (text === "") return "wrong";
  return text.length < from || text.length > to ? "improve" : "good";
}

/** Headings that skip a level, which confuses users of screen readers. */
function findJumps<Place>(
  headings: PageFacts<Place>["headings"],
): [verdict: Verdict, amount: number, places: Place[]] {
  const places = headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ place }) => place);
  return [places.length === 0 ? "good" : "improve", places.length, places];
}

function checkSharing(
  openGraph: Readonly<Record<string, string>>,
): [verdict: Verdict, amount: number] {
  const lacking = SHARED.filter((property) => (openGraph[property] ?? "") === "").length;
  return [lacking === 0 ? "good" : "wrong", lacking];
}

type StructuredData = { readonly verdict: Verdict; readonly nodes: readonly object[] };

function readStructuredData(blocks: readonly string[]): StructuredData {
  if (blocks.length === 0) return { verdict: "improve", nodes: [] };
  try {
    const documents = blocks.map((block): unknown => JSON.parse(block));
    const nodes = documents.flatMap(getNodes);
    const isTyped = nodes.length > 0 && nodes.every((node) => "@type" in node);
    return { verdict: isTyped ? "good" : "wrong", nodes };
  } catch {
    return { verdict: "wrong", nodes: [] };
  }
}

function getNodes(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(getNodes);
  if (typeof value !== "object" || value === null) return [];
  return "@graph" in value ? getNodes(value["@graph"]) : [value];
}

/** Price of the product, as the page tells it to search engines. */
function findPrice({ nodes }: StructuredData): string | undefined {
  for (const node of nodes) {
    const [offer] = "offers" in node ? getNodes(node.offers) : [];
    if (offer !== undefined && "price" in offer) return String(offer.price);
  }
  return undefined;
}
