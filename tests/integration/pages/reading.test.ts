// Articles, questions, legal pages and the size chart as they are sent.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpack } from "#content/backpack.ts";
import { reading } from "#i18n/en/reading.ts";
import { sizeChartText } from "#i18n/en/size-chart.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { listFaqCategories } from "#web/storefront/faq/list-faq-categories.ts";
import { articlePaths } from "../../e2e/shop-pages.ts";
import { publishWords } from "../../support/publish-words.ts";
import { getAttribute, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const [article = ""] = articlePaths;
const { verdict } = delivered["size-chart"].fit;

test("TEXT-06 BLOG-07 an article can be read without scripts and links back to the blog", async () => {
  const { main, document } = await shop.read(article);
  expect(main.querySelectorAll(".prose h2").length).toBeGreaterThan(0);
  expect(getAttribute(document, "meta[property='og:type']", "content")).toBe("article");
  const back = within(main).getByRole("link", { name: reading.backToBlog });
  expect(back.getAttribute("href")).toBe("/blog");
});

test("BLOG-11 an unknown article returns 404 with a link home and is not indexed", async () => {
  const { status, main, document } = await shop.read("/blog/no-such-walk");
  expect(status).toBe(404);
  within(main).getByRole("heading", { level: 1, name: reading.articleNotFound.title });
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  const home = within(main).getByRole("link", { name: reading.articleNotFound.home });
  expect(home.getAttribute("href")).toBe("/");
});

test("FAQ-05 without scripts the page contains all answers, of which the browser opens one at a time", async () => {
  const { main } = await shop.read("/faq");
  const questions = listFaqCategories(delivered.faq, "off").flatMap((group) => group.questions);
  const answers = [...main.querySelectorAll("details p")].map((answer) => readText(answer));
  expect(answers).toEqual(questions.flatMap(({ answer }) => answer));
  const names = [...main.querySelectorAll("details")].map(({ name }) => name);
  expect(new Set(names).size).toBe(1);
});

test("READY-12 the accessibility statement names the coordinator, with the ways to reach them that are filled in", async () => {
  const accessibility = { coordinator: "Noa Lev", phone: "+972 3 1234567" };
  await publishWords(shop.database, "brand", { accessibility });
  const statement = readText((await shop.read("/accessibility")).main);
  expect(statement).toContain("is Noa Lev. Phone: +972 3 1234567. Please");
  expect(statement).not.toContain("you reach them at");
  await shop.database.asOwner("delete from content_documents where key = 'brand'");
});

test("TEXT-05 legal pages show the date of their last change and link to their sections", async () => {
  for (const path of ["/privacy", "/terms", "/accessibility"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { main } = await shop.read(path);
    expect(readText(main)).toMatch(/Last updated: \w+/);
    const contents = within(main).getByRole("navigation", { name: reading.onThisPage });
    for (const link of within(contents).getAllByRole("link")) {
      const id = link.getAttribute("href")?.split("#")[1] ?? "";
      const section = main.querySelector(`h2[id="${id}"]`);
      expect(section && readText(section)).toBe(readText(link));
    }
  }
});

test("SIZE-06 without scripts the server answers the fit check", async () => {
  const { main } = await shop.read("/size-chart");
  const { fit } = sizeChartText;
  const breed = delivered["size-chart"].dogs.breeds[0]?.breed ?? "no breeds";
  expect(readText(within(main).getByRole("table", { name: /^Dogs/ }))).toContain(breed);
  const form = within(main).getByRole("button", { name: fit.check }).closest("form");
  if (form === null) throw new Error("the fit check is no form");
  for (const [weight, words] of [
    [4, verdict.fits],
    [backpack.maxPetKg + 2, verdict.tooLarge],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const answer = await shop.submit(form, { weight: String(weight), length: "26", height: "30" });
    const region = within(answer.main).getByRole("region", { name: fit.heading });
    expect(readText(within(region).getByRole("status"))).toContain(words);
  }
});
