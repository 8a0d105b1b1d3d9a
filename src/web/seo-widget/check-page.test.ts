import { expect, test } from "vitest";
import type { PageFacts } from "./facts.ts";
import { checkPage, type Check } from "./check-page.ts";

const product = {
  "@context": "https://schema.org",
  "@type": "Product",
  offers: { "@type": "Offer", price: "74.99" },
};

const good: PageFacts<string> = {
  title: "A backpack in which small animals travel",
  description: "A carrier for cats and small dogs of up to ten kilograms, in three colours.",
  canonical: "/product/olive",
  path: "/product/olive",
  robots: null,
  lang: "en",
  headings: [
    { level: 1, place: "name" },
    { level: 2, place: "features" },
    { level: 3, place: "size" },
    { level: 2, place: "reviews" },
  ],
  images: [
    { alt: "A bag", hasSize: true, place: "bag" },
    { alt: "", hasSize: true, place: "ornament" },
  ],
  links: [{ name: "Home", place: "home" }],
  openGraph: { title: "A", description: "B", image: "C", url: "D" },
  structuredData: [JSON.stringify(product)],
  visibleText: "Now $74.99 with a free bag",
  bytes: 200_000,
};

const findVerdict = (facts: PageFacts<string>, check: Check) =>
  checkPage(facts).find((finding) => finding.check === check)?.verdict;

test("SEO-71 a complete page passes every check", () => {
  expect(checkPage(good).filter(({ verdict }) => verdict !== "good")).toEqual([]);
});

test.each<[Check, string, Partial<PageFacts<string>>]>([
  ["title", "wrong", { title: "" }],
  ["title", "improve", { title: "Bags" }],
  ["title", "improve", { title: "a".repeat(66) }],
  ["description", "wrong", { description: null }],
  ["description", "improve", { description: "a".repeat(166) }],
  ["canonical", "wrong", { canonical: "/" }],
  ["canonical", "wrong", { canonical: null }],
  ["lang", "wrong", { lang: "" }],
  ["h1", "wrong", { headings: [] }],
  ["open-graph", "wrong", { openGraph: { title: "A" } }],
  ["structured-data", "improve", { structuredData: [] }],
  ["structured-data", "wrong", { structuredData: ["{"] }],
  ["structured-data", "wrong", { structuredData: ['{"name":"of what?"}'] }],
  ["price", "wrong", { visibleText: "Now $79.99" }],
  ["weight", "improve", { bytes: 1_500_001 }],
])("SEO-71 %s is %s with %j", (check, verdict, change) => {
  expect(findVerdict({ ...good, ...change }, check)).toBe(verdict);
});

test("SEO-71 a finding points out where the problem is", () => {
  const findings = checkPage({
    ...good,
    headings: [
      { level: 1, place: "name" },
      { level: 3, place: "too deep" },
      { level: 1, place: "second name" },
    ],
    images: [{ alt: null, hasSize: false, place: "silent" }],
    links: [{ name: "", place: "nameless" }],
  });
  const places = Object.fromEntries(findings.map((finding) => [finding.check, finding.places]));
  expect(places).toMatchObject({
    h1: ["second name"],
    headings: ["too deep"],
    alternatives: ["silent"],
    "image-sizes": ["silent"],
    links: ["nameless"],
  });
});

test("SEO-72 a page excluded from search engines is reported as excluded, and not judged by its search data", () => {
  const hidden = {
    ...good,
    robots: "noindex",
    description: null,
    canonical: null,
    openGraph: {},
    structuredData: [],
  };
  expect(findVerdict(hidden, "robots")).toBe("info");
  expect(checkPage(hidden).filter(({ verdict }) => verdict !== "good")).toHaveLength(1);
});

test("SEO-71 a list of documents, or a graph of them, counts too", () => {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": [product] });
  expect(findVerdict({ ...good, structuredData: [graph] }, "price")).toBe("good");
  expect(findVerdict({ ...good, structuredData: [`[${graph}]`] }, "structured-data")).toBe("good");
});
