// Articles, texts, questions and the size chart. What the words themselves must keep to is tested
// beside them.
import type { Locator, Page } from "@playwright/test";
import { backpack } from "#content/backpack.ts";
import { sizeChart } from "#content/size-chart.ts";
import { reading } from "#i18n/en/reading.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { listAskedQuestions } from "#web/storefront/faq/asked.ts";
import { expect, openAsSent, test } from "./fixtures.ts";
import { articlePaths } from "./shop-pages.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const getTitle = (card: Locator) => card.getByRole("heading").innerText();
/** Two titles are never the same, but one may begin like another. */
const linkTo = (page: Page, title: string) =>
  page.getByRole("link", { name: `${reading.readArticle} ${title}`, exact: true });

const categories = listAskedQuestions(delivered.faq, "off");
const questions = categories.flatMap((category) => category.questions);

/** The question at a place of the page; the last one is at -1. */
function questionAt(index: number) {
  const question = questions.at(index);
  if (!question) throw new Error(`there is no question ${index}`);
  return question;
}

const openAnswers = (page: Page) => page.locator("main details[open] h3");

/** The days of `time` elements, as machines read them. */
const readDays = (times: Element[]) => times.map((time) => time.getAttribute("datetime") ?? "");

test("BLOG-07 BLOG-10 the blog leads to an article, on to a related one, and back", async ({
  page,
}) => {
  await page.goto("/blog");
  await expect(cards(page)).toHaveCount(articlePaths.length);
  const days = await cards(page).locator("time").evaluateAll(readDays);
  expect(days).toEqual(days.toSorted().toReversed());
  const oldest = cards(page).last();
  const title = await getTitle(oldest);
  const day = await oldest.locator("time").innerText();
  const minutes = await oldest.getByText(/^\d+ min read$/).innerText();
  await linkTo(page, title).click();

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  expect(articlePaths).toContain(new URL(page.url()).pathname);
  await expect(page.getByText(day).first()).toBeVisible();
  await expect(page.getByText(minutes).first()).toBeVisible();
  const text = page.locator(".prose");
  await expect(text.locator("h2").first()).toBeVisible();
  const before = await text.innerText();
  await expect(page.getByRole("link", { name: "Shop Wanderpaw Backpacks" })).toBeVisible();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");

  // Another text takes the place of this one.
  const related = page.getByRole("region", { name: reading.related }).getByRole("article");
  await expect(related).toHaveCount(3);
  const next = await related.first().getByRole("heading").textContent();
  await related.first().getByRole("link").click();
  await expect(heading).toHaveText(next ?? "");
  await expect(text.locator("h2").first()).toBeVisible();
  expect(await text.innerText()).not.toBe(before);

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("BLOG-12 a text that is being read stays while the page comes to life", async ({ page }) => {
  await page.addInitScript(() => {
    let removed = 0;
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        const isText = target instanceof Element && target.matches(".prose");
        if (isText) removed += [...removedNodes].filter((node) => node instanceof Element).length;
      }
      document.documentElement.dataset["removed"] = String(removed);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ["/about", ...articlePaths.slice(0, 1)]) {
    await page.goto(path);
    // The footer knows the theme as soon as the page is hydrated.
    await expect(page.getByRole("button", { name: "Light" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.locator(".prose h2").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-removed", "0");
  }
});

test.describe("an address of no article", () => {
  // The worker that keeps pages for later asks for this one too.
  test.use({ expectedNoise: [/404 \(Not Found\)|\/no-such-walk 404$/] });

  test("BLOG-11 an unknown article answers 404 and is not for search engines", async ({ page }) => {
    const response = await page.goto("/blog/no-such-walk");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article not found");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: notFound.home }).click();
    await expect(page).toHaveURL("/");
  });
});

test("SHARE-01 SHARE-02 Share hands the page on by the device, else copies the link and says so", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog");
  const title = await getTitle(cards(page).first());
  const share = page.getByRole("button", { name: `Share ${title}`, exact: true });
  await share.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const url = `${baseURL}${await linkTo(page, title).getAttribute("href")}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset["shared"] = data?.url ?? "";
    };
  });
  await share.click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", url);
});

test("SHARE-03 where nothing can be copied either, Share shows the link", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.goto("/product/olive");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Copy this link")).toBeVisible();
  await expect(page.getByText(/^http.*\/product\/olive$/)).toBeVisible();
});

test("FAQ-03 FAQ-04 one answer is open at a time, it closes again, and an address opens its own @engine", async ({
  page,
}) => {
  const shared = questionAt(-1);
  const wanted = questionAt(0);
  const named = questionAt(-2);
  const comeToLife = await openAsSent(page, `/faq#${shared.id}`);
  const open = openAnswers(page);
  await expect(open).toHaveText([shared.question]);
  await expect(open).toBeInViewport();

  // Anyone who is faster than the scripts keeps the answer of their choice.
  await page.getByText(wanted.question, { exact: true }).click();
  await expect(open).toHaveText([wanted.question]);
  await comeToLife();
  await expect(open).toHaveText([wanted.question]);
  await page.getByText(wanted.question, { exact: true }).click();
  await expect(open).toHaveCount(0);

  await page.evaluate((id) => location.assign(`#${id}`), named.id);
  await expect(open).toHaveText([named.question]);
  await expect(open).toBeInViewport();

  // The sections are a press away, and so is another page and back.
  const section = categories.at(-1)?.heading ?? "";
  await page.getByRole("link", { name: section }).click();
  await expect(page.getByRole("heading", { name: section })).toBeInViewport();
  const leading = questions.find(({ more }) => more?.to.startsWith("/"));
  await page.getByText(leading?.question ?? "", { exact: true }).click();
  await page
    .locator("main details[open]")
    .getByRole("link", { name: leading?.more?.label ?? "" })
    .click();
  await expect(page).toHaveURL(leading?.more?.to ?? "");
});

test("SIZE-05 TEXT-05 the size chart judges a pet's numbers, and the texts say when they changed", async ({
  page,
}) => {
  await page.goto("/size-chart");
  await expect(page.getByRole("table", { name: /^Dogs/ })).toContainText(
    sizeChart.dogs.breeds[0]?.breed ?? "no breeds",
  );
  await page.getByLabel("Weight").fill("4");
  await page.getByLabel("Length").fill("26");
  await page.getByLabel("Height").fill("30");
  const check = page.getByRole("button", { name: "Check the fit" });
  const verdict = page
    .getByRole("region", { name: "Check your pet’s numbers" })
    .getByRole("status");
  await check.click();
  await expect(verdict).toContainText("Should fit");
  await page.getByLabel("Weight").fill(String(backpack.maxPetKg + 0.1));
  await check.click();
  await expect(verdict).toContainText("Too large");
  await expect(page).toHaveURL("/size-chart");

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByText(/^Last updated: \w+/)).toBeVisible();
  const last = page.getByRole("navigation", { name: reading.onThisPage }).getByRole("link").last();
  const section = await last.innerText();
  await last.click();
  await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
});

test.describe("without scripts", () => {
  // The browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js csp$/] });

  test("TEXT-06 FAQ-05 SIZE-06 an article, all answers and the fit check are there", async ({
    page,
  }) => {
    await page.goto(articlePaths[0] ?? "");
    await expect(page.locator(".prose h2").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);

    await page.goto("/size-chart");
    await page.getByLabel("Weight").fill(String(backpack.maxPetKg + 2));
    await page.getByLabel("Length").fill("26");
    await page.getByLabel("Height").fill("30");
    await page.getByRole("button", { name: "Check the fit" }).click();
    await expect(page.getByRole("status")).toContainText("Too large");

    const { id, question } = questionAt(-1);
    await page.goto(`/faq#${id}`);
    const answers = page.locator("main details p");
    await expect(answers).toHaveText(questions.flatMap(({ answer }) => answer));
    await expect(openAnswers(page)).toHaveText([question]);
  });
});
