// Articles and questions: a text that stays while it is read, and addresses that open an answer.
import type { Page } from "@playwright/test";
import { sharing } from "#i18n/en/sharing.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { listFaqCategories } from "#web/storefront/faq/list-faq-categories.ts";
import { expect, openAsSent, test } from "./fixtures.ts";
import { articlePaths } from "./shop-pages.ts";

const categories = listFaqCategories(delivered.faq, "off");
const questions = categories.flatMap((category) => category.questions);

/** The question at a place of the page; the last one is at -1. */
function questionAt(index: number) {
  const question = questions.at(index);
  if (!question) throw new Error(`there is no question ${index}`);
  return question;
}

const openAnswers = (page: Page) => page.locator("main details[open] h3");

test("BLOG-12 the text being read stays while the page becomes interactive", async ({ page }) => {
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

test("FAQ-03 FAQ-04 only one answer is open, it closes again, and the address opens its own answer", async ({
  page,
}) => {
  const shared = questionAt(-1);
  const requested = questionAt(0);
  const named = questionAt(-2);
  const comeToLife = await openAsSent(page, `/faq#${shared.id}`);
  const open = openAnswers(page);
  await expect(open).toHaveText([shared.question]);
  await expect(open).toBeInViewport();

  // Anyone who is faster than the scripts keeps the answer of their choice.
  await page.getByText(requested.question, { exact: true }).click();
  await expect(open).toHaveText([requested.question]);
  await comeToLife();
  await expect(open).toHaveText([requested.question]);
  await page.getByText(requested.question, { exact: true }).click();
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

test.describe("without scripts", () => {
  // The browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js csp$/] });

  test("TEXT-06 FAQ-05 an article has no button that does nothing, and the answer named in the address is open", async ({
    page,
  }) => {
    await page.goto(articlePaths[0] ?? "");
    await expect(page.locator(".prose h2").first()).toBeVisible();
    await expect(page.getByRole("button", { name: sharing.share })).toHaveCount(0);

    const { id, question } = questionAt(-1);
    await page.goto(`/faq#${id}`);
    await expect(openAnswers(page)).toHaveText([question]);
  });
});
