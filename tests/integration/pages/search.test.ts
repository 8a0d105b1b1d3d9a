// The search of the shop as it is sent.
import { within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { searchText as text } from "#i18n/en/search.ts";
import { formatMoney } from "#i18n/format.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { publishWords } from "../../support/publish-words.ts";
import { createVariants } from "../../support/variants.ts";
import { getAttribute, getFormWith, readText, startPageShop, type SentPage } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const { findVariant } = createVariants(shop);

const search = (q: string) => shop.read(`/search?q=${encodeURIComponent(q)}`);
const getStatus = ({ main }: SentPage) => readText(within(main).getByRole("status"));
const listLinks = ({ main }: SentPage, kind: keyof typeof text.kinds) => {
  const section = within(main).queryByRole("region", { name: text.kinds[kind] });
  return [...(section?.querySelectorAll("h3 a") ?? [])].map((link) => link.getAttribute("href"));
};

async function change(statement: string, values: unknown[] = []) {
  await shop.database.asOwner(statement, values);
  shop.expirePages();
}

test("FIND-01 FIND-09 the header leads to a form, which finds products, articles, questions and pages", async () => {
  const home = await shop.read("/");
  const links = within(home.document.body).getAllByRole("link", { name: "Search" });
  expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set(["/search"]));
  const empty = await shop.read("/search");
  const found = await shop.submit(getFormWith(empty, text.submit), { q: "olive" });
  const { variantName, price } = await findVariant("olive");
  const products = within(found.main).getByRole("region", { name: text.kinds.product });
  expect(listLinks(found, "product")[0]).toBe("/product/olive");
  expect(readText(products)).toContain(variantName);
  expect(readText(products)).toContain(formatMoney(price));
  expect(products.querySelector("img")).not.toBeNull();

  const everything = await search("vet");
  expect(listLinks(everything, "article").length).toBeGreaterThan(0);
  expect(listLinks(everything, "page")).toContain("/size-chart");
  const [question] = delivered.faq.categories[0]?.questions ?? [];
  expect(listLinks(await search(question?.question ?? ""), "question")[0]).toBe(
    `/faq#${question?.id}`,
  );
});

test("FIND-03 FIND-04 typos, case and accents make no difference, and the words found are marked", async () => {
  for (const q of ["OLIVE", "Olivé", "olvie", "“olive”"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const found = await search(q);
    expect([q, listLinks(found, "product")[0]]).toEqual([q, "/product/olive"]);
  }
  const { main } = await search("warranty");
  const marks = [...main.querySelectorAll("mark")].map((mark) => readText(mark).toLowerCase());
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter((mark) => !mark.includes("warranty"))).toEqual([]);
});

test("FIND-05 without results the page names others to begin with, and asks for at least two letters", async () => {
  const nothing = await search("qxqxqxqx");
  expect(getStatus(nothing)).toBe(text.nothing("qxqxqxqx"));
  within(nothing.main).getByRole("link", { name: text.suggestions.sizeChart });
  for (const q of ["a", "!", "\u0301"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { main } = await search(q);
    within(main).getByText(text.tooShort);
  }
});

describe("FIND-06 hostile input", () => {
  test.each([
    ["markup", "<script>alert(1)</script>"],
    ["a statement", "' or true; drop table orders; --"],
    ["wildcards", "%_\\"],
    ["signs that cannot be read", "\0\u202e\ufffe"],
    ["a long word", "x".repeat(1_500)],
    ["many words", "olive ".repeat(150)],
    ["brackets", "(((((".repeat(50)],
    ["pictures", "🎒🎒🎒"],
    ["names of properties", "__proto__ constructor toString"],
  ])("%s is answered as text", async (_, q) => {
    const { status, main } = await shop.read(`/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(main.querySelector("script")).toBeNull();
    expect(within(main).getByRole("searchbox").getAttribute("value")?.length).toBeLessThan(101);
  });

  test("an address with several texts, or with one that cannot be decoded, is answered", async () => {
    for (const query of ["q=olive&q=blue", "q[]=olive", "q=%E0%A4%A", "q=%00", "Q=olive"]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      expect([query, (await shop.read(`/search?${query}`)).status]).toEqual([query, 200]);
    }
  });

  test("no more than twelve results of a kind are shown", async () => {
    const found = await search("the");
    expect(listLinks(found, "question")).toHaveLength(12);
    expect(found.text).toContain("The first 12 of");
  });
});

test("FIND-07 results are not cached, not indexed and not in the sitemap", async () => {
  const { headers, document } = await search("olive");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  expect((await shop.read("/sitemap.xml")).html).not.toContain("/search");
});

test("FIND-08 what is not for sale, taken down or only drafted is not found, and is found once it is shown", async () => {
  await change("update product_variants set is_active = false where slug = 'blue'");
  expect(listLinks(await search("blue"), "product")).not.toContain("/product/blue");
  await change("update product_variants set is_active = true where slug = 'blue'");
  expect(listLinks(await search("blue"), "product")).toContain("/product/blue");

  const { faq } = delivered;
  const [first, ...others] = faq.categories;
  const question = { id: "new-one", question: "Is it zurplish?", answer: ["Never."] };
  const data = { ...faq, categories: [{ ...first, questions: [question] }, ...others] };
  await change("insert into content_drafts (key, data) values ('faq', $1::jsonb)", [
    JSON.stringify(data),
  ]);
  expect(listLinks(await search("zurplish"), "question")).toEqual([]);
  await publishWords(shop.database, "faq", data);
  shop.expirePages();
  expect(listLinks(await search("zurplish"), "question")).toEqual(["/faq#new-one"]);

  await change("insert into content_documents (key, data) values ('page/about', null)");
  expect(listLinks(await search("about us"), "page")).not.toContain("/about");
});
