import { forms } from "#i18n/en/forms.ts";
import { contact as hebrew } from "#i18n/he/contact.ts";
import { brand } from "#content/brand.ts";
import type { Page } from "@playwright/test";
import { typeInto } from "./engines.ts";
import { expect, recordRequests, test, untilHydrated } from "./fixtures.ts";
import { mailWith, newAddress, takeTime, toast } from "./forms.ts";

const endpoint = "**/api/functions/mailjet-contact-form";
const field = (page: Page, label: string) => page.locator("#form").getByLabel(label);
const submit = (page: Page) => page.locator("#form").getByRole("button", { name: forms.submit });

async function fillHello(page: Page, email: string, message: string): Promise<void> {
  await field(page, "Name").fill("Maya");
  await field(page, "Email").fill(email);
  await field(page, "Message").fill(message);
}

test("FORM-41 the contact page shows the ways to reach the shop, and a form with a list of topics @phone", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1, name: "Say Hello!" })).toBeVisible();
  for (const channel of [brand.email, ...brand.social.map(({ handle }) => handle)])
    await expect(page.getByRole("main").getByRole("link", { name: channel }).first()).toBeVisible();
  await expect(page.getByText(brand.hashtag, { exact: true })).toBeVisible();
  await expect(field(page, "Subject").getByRole("option")).toHaveText([
    "Select a topic",
    "Product Inquiry",
    "Feedback",
    "Wholesale",
    "Support",
    "Other",
  ]);
});

test("FORM-42 wrong fields say so themselves, the first gets the focus, and nothing is sent @phone @engine", async ({
  page,
}) => {
  await page.goto("/contact");
  const urls = recordRequests(page);
  await typeInto(field(page, "Email"), "maya@localhost");
  await submit(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please fill in this field");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/an email address such as/);
  await expect(field(page, "Message")).toHaveAttribute("aria-invalid", "true");
  await typeInto(field(page, "Name"), "Maya");
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
  expect(urls.filter((url) => url.includes("/api/"))).toEqual([]);
});

test("FORM-64 the wrong field stands in the screen with its label, below the header @phone", async ({
  page,
}) => {
  await page.goto("/contact");
  await submit(page).click();
  await expect(field(page, "Name")).toBeFocused();
  const label = await page.locator("label[for=name]").boundingBox();
  const bar = await page.getByRole("banner").locator("> div").last().boundingBox();
  expect(label?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.locator("#name-error")).toBeInViewport();
});

test("FORM-43 a message that was taken is thanked for, clears the form, and is mailed @phone", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/contact");
  await fillHello(page, email, `Does she fit?\nShe is 31 cm long. ${email}`);
  await field(page, "Subject").selectOption("Support");
  await takeTime(page);
  await submit(page).click();
  await expect(toast(page)).toContainText("Message Sent!");
  await expect(toast(page)).toContainText(
    "Thank you Maya! We've received your message and will get back to you soon.",
  );
  await expect(page.locator("#form").getByRole("status")).toHaveText("Message Sent!");
  for (const label of ["Name", "Email", "Subject", "Message"])
    await expect(field(page, label)).toHaveValue("");
  expect(await mailWith(page.request, email)).toContain("She is 31 cm long.");
});

test("FORM-47 what was typed outlives a reload, until it is sent @phone", async ({ page }) => {
  const email = newAddress();
  const message = `Does she fit?\nShe is 31 cm long. ${email}`;
  await page.goto("/contact");
  await untilHydrated(page);
  await fillHello(page, email, message);
  await field(page, "Subject").selectOption("Support");
  await page.reload();
  await expect(field(page, "Name")).toHaveValue("Maya");
  await expect(field(page, "Subject")).toHaveValue("support");
  await expect(field(page, "Message")).toHaveValue(message);
  await submit(page).click();
  await expect(toast(page)).toContainText("Message Sent!");
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("");
});

test.describe("the home form", () => {
  test.use({
    expectedNoise: [/mailjet-contact-form (?:net::ERR_|5\d\d)|status of 5\d\d|ERR_FAILED/],
  });

  /** Opens the form with a first message typed; `sent` notes what leaves the browser. */
  async function openHome(page: Page) {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("mailjet-contact-form")) sent.push(request.postData() ?? "");
    });
    await page.goto("/");
    await takeTime(page);
    const email = newAddress();
    await fillHello(page, email, "Hello there");
    const inHebrew = toast(page).locator('[lang="he"][dir="rtl"]');
    return { sent, email, inHebrew, failed: inHebrew.getByText(hebrew.failed.text) };
  }

  /** Sends what is typed while the shop answers that it cannot. */
  async function sendInVain(page: Page): Promise<void> {
    await page.route(endpoint, (route) => route.fulfill({ status: 500, body: "" }));
    await submit(page).click();
    await expect(toast(page)).toContainText(hebrew.failed.title);
    await page.unroute(endpoint);
  }

  test("FORM-44 a lost connection is said in Hebrew until it is closed, and what was typed stays", async ({
    page,
  }) => {
    const { failed } = await openHome(page);
    await page.route(endpoint, (route) => route.abort());
    await submit(page).click();
    await expect(failed).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("Hello there");
    await failed.hover();
    await toast(page).getByRole("button", { name: "Close" }).click();
    await expect(failed).toHaveCount(0);
  });

  test("FORM-40 FORM-44 a failure of the shop is said in Hebrew, and what was typed stays", async ({
    page,
  }) => {
    const { email, failed } = await openHome(page);
    await sendInVain(page);
    await expect(failed).toBeVisible();
    await expect(field(page, "Email")).toHaveValue(email);
  });

  test("FORM-40 FORM-45 while a message is sent its button says so, and pressing again does nothing", async ({
    page,
  }) => {
    const { sent, inHebrew } = await openHome(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(endpoint, async (route) => {
      await held;
      await route.continue();
    });
    await submit(page).click();
    const sending = page.getByRole("button", { name: forms.sending });
    await expect(sending).toHaveAttribute("aria-disabled", "true");
    // Playwright waits until a button is enabled; people do not.
    await sending.click({ force: true });
    await sending.press("Enter");
    release();
    await expect(inHebrew.getByText(hebrew.sent.title)).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("");
    expect(sent).toHaveLength(1);
  });

  test("FORM-50 the same text sent again has the same key, so that it is stored once", async ({
    page,
  }) => {
    const { sent, inHebrew } = await openHome(page);
    await sendInVain(page);
    await sendInVain(page);
    await submit(page).click();
    await expect(inHebrew.getByText(hebrew.sent.title)).toBeVisible();
    expect(sent).toHaveLength(3);
    const keys = sent.map((body) => /"submission_key":"([^"]+)"/.exec(body)?.[1]);
    expect(new Set(keys).size).toBe(1);
  });

  test("FORM-46 the fourth message within 15 minutes is refused at once, with the minutes to wait", async ({
    page,
  }) => {
    const { sent, email, inHebrew } = await openHome(page);
    for (const message of ["Hello there", "Once more", "And again"]) {
      await fillHello(page, email, message);
      await submit(page).click();
      await expect(field(page, "Message")).toHaveValue("");
    }
    await fillHello(page, email, "One too many");
    await submit(page).click();
    await expect(inHebrew.getByText(hebrew.limited.title)).toBeVisible();
    await expect(toast(page)).toContainText(hebrew.limited.text(15));
    await expect(field(page, "Message")).toHaveValue("One too many");
    expect(sent).toHaveLength(3);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("FORM-48 both contact forms work without scripts, with errors, thanks and limit", async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto("/contact");
    await field(page, "Name").fill("Noa");
    await field(page, "Email").fill("noa@localhost");
    await field(page, "Subject").selectOption("Feedback");
    await field(page, "Message").fill(`All well here. ${email}`);
    const [refused] = await Promise.all([page.waitForResponse("/contact"), submit(page).click()]);
    expect(refused.status()).toBe(422);
    await expect(page.getByRole("alert")).toContainText("Please check the marked fields.");
    await expect(field(page, "Email")).toHaveAccessibleDescription(/an email address such as/);
    await expect(field(page, "Subject")).toHaveValue("feedback");
    await field(page, "Email").fill(email);
    await submit(page).click();
    await expect(page).toHaveURL("/contact?sent=contact#form");
    await expect(page.locator("#form").getByRole("status").first()).toContainText("Message Sent!");
    await expect(field(page, "Message")).toHaveValue("");
    expect(await mailWith(page.request, email)).toContain("All well here.");

    await page.goto("/");
    await fillHello(page, email, "Me again");
    await submit(page).click();
    await expect(page).toHaveURL("/?sent=hello#form");
    await expect(page.locator('#form [lang="he"][dir="rtl"]')).toContainText(hebrew.sent.title);

    const form = { name: "Noa", email, message: "Third" };
    expect((await page.request.post("/?index", { form, maxRedirects: 0 })).status()).toBe(303);
    const limited = await page.request.post("/?index", { form: { ...form, message: "Fourth" } });
    expect(limited.status()).toBe(429);
    expect(Number(limited.headers()["retry-after"])).toBeGreaterThan(800);
    expect(await limited.text()).toContain(hebrew.limited.text(15));
    expect(limited.headers()["cache-control"]).toBe("no-store");
  });
});
