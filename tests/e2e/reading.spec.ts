// Articles, texts, questions and the size chart. What the words themselves must keep to is tested beside them.
import type { Page } from "@playwright/test";
import { faqCategories } from "#content/faq.ts";
import { shell } from "#i18n/en/shell.ts";
import { expect, openAsSent, test } from "./fixtures.ts";

const training = "Two weeks until your dog likes the bag";

const openAnswers = (page: Page) => page.locator("main details[open] h3");

test("BLOG-07 BLOG-10 the blog leads to an article, on to a related one, and back", async ({
  page,
}) => {
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(11);
  await expect(cards.first()).toContainText("December 15, 2024");
  await page.getByRole("link", { name: `Read Article ${training}` }).click();

  await expect(page).toHaveURL("/blog/training-your-dog");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(training);
  await expect(page.getByText("December 5, 2024")).toBeVisible();
  await expect(page.getByText("6 min read").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "The plan" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Shop Wanderpaw Backpacks" })).toBeVisible();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");

  // Another text takes the place of this one.
  const related = page.getByRole("region", { name: "Read on" }).getByRole("article");
  await expect(related).toHaveCount(3);
  const next = await related.first().getByRole("heading").textContent();
  await related.first().getByRole("link").click();
  await expect(heading).toHaveText(next ?? "");
  await expect(page.getByRole("heading", { level: 2, name: "The plan" })).toHaveCount(0);
  await expect(page.locator(".prose h2").first()).toBeVisible();

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
  for (const path of ["/about", "/blog/training-your-dog"]) {
    await page.goto(path);
    // The footer knows the theme as soon as the page is alive.
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
    await page.getByRole("link", { name: shell.notFound.home }).click();
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
  const share = page.getByRole("button", { name: `Share ${training}` });
  await share.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const url = `${baseURL}/blog/training-your-dog`;
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

test("FAQ-03 FAQ-04 one answer is open at a time, it closes again, and an address opens its own", async ({
  page,
}) => {
  const comeToLife = await openAsSent(page, "/faq#customs-and-duties");
  const open = openAnswers(page);
  await expect(open).toHaveText(["Are there customs duties?"]);
  await expect(open).toBeInViewport();

  // Whoever is faster than the scripts keeps the answer of their choice.
  await page.getByText("Will my pet fit?").click();
  await expect(open).toHaveText(["Will my pet fit?"]);
  await comeToLife();
  await expect(open).toHaveText(["Will my pet fit?"]);
  await page.getByText("Will my pet fit?").click();
  await expect(open).toHaveCount(0);

  await page.evaluate(() => location.assign("#enough-air"));
  await expect(open).toHaveText(["Does my pet get enough air?"]);
  await expect(open).toBeInViewport();

  // The sections are a press away, and so is another page and back.
  await page.getByRole("link", { name: "Orders and pricing" }).click();
  await expect(page.getByRole("heading", { name: "Orders and pricing" })).toBeInViewport();
  await page.getByText("How can I pay?").click();
  await page.getByRole("main").getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("SIZE-05 TEXT-05 the size chart judges a pet's numbers, and the texts say when they changed", async ({
  page,
}) => {
  await page.goto("/size-chart");
  await expect(page.getByRole("table", { name: /^Dogs/ })).toContainText("Chihuahua");
  await page.getByLabel("Weight").fill("4");
  await page.getByLabel("Length").fill("26");
  await page.getByLabel("Height").fill("30");
  const check = page.getByRole("button", { name: "Check the fit" });
  const verdict = page
    .getByRole("region", { name: "Check your pet’s numbers" })
    .getByRole("status");
  await check.click();
  await expect(verdict).toContainText("Should fit");
  await page.getByLabel("Weight").fill("10.1");
  await check.click();
  await expect(verdict).toContainText("Too large");
  await expect(page).toHaveURL("/size-chart");

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByText("Last updated: January 2024")).toBeVisible();
  await page.getByRole("link", { name: "Your rights" }).click();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
});

test.describe("without scripts", () => {
  // The browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js csp$/] });

  test("TEXT-06 FAQ-05 SIZE-06 an article, all answers and the fit check are there", async ({
    page,
  }) => {
    await page.goto("/blog/training-your-dog");
    await expect(page.getByRole("heading", { level: 2, name: "The plan" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
    await page.getByRole("link", { name: "size chart" }).first().click();

    await page.getByLabel("Weight").fill("12");
    await page.getByLabel("Length").fill("26");
    await page.getByLabel("Height").fill("30");
    await page.getByRole("button", { name: "Check the fit" }).click();
    await expect(page.getByRole("status")).toContainText("Too large");

    await page.goto("/faq#enough-air");
    const answers = page.locator("main details p");
    await expect(answers).toHaveText(
      faqCategories("off").flatMap(({ questions }) => questions.flatMap(({ answer }) => answer)),
    );
    await expect(openAnswers(page)).toHaveText(["Does my pet get enough air?"]);
  });
});
