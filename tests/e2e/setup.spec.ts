// The first start of a shop outside demo mode: a page without scripts makes it somebody's own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { setup as text } from "#i18n/en/setup.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { freePort } from "../support/free-port.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";

const root = join(import.meta.dirname, "../..");
const port = await freePort();
const started = z.object({ result: z.object({ url: z.string(), setup: z.string() }) });

/** Starts a shop that is nobody's; resolves with what the start has printed. */
async function startNobodysShop() {
  const dataDir = mkdtempSync(join(tmpdir(), "setup-"));
  const child = spawn(process.execPath, ["src/cli/shop.mjs", "start", "--json"], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: "false",
      BACKUPS: "off",
      LOG_LEVEL: "error",
    },
  });
  const ended = once(child, "close");
  const lines = createInterface({ input: child.stdout });
  let printed = "";
  const result = new Promise<z.infer<typeof started>["result"]>((resolve) => {
    lines.on("line", (line) => {
      printed += line;
      try {
        resolve(started.parse(JSON.parse(printed)).result);
      } catch {
        // The document is not whole yet.
      }
    });
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...(await result), stop };
}

test.use({
  baseURL: `http://localhost:${port}`,
  javaScriptEnabled: false,
  // Nothing stands between the browser and this shop.
  extraHTTPHeaders: {},
  expectedNoise: [/ 404$|404 \(Not Found\)| 422$|422 \(Unprocessable/],
});

test("SETUP-08 a new shop is set up without scripts, and the page is gone", async ({ page }) => {
  test.slow();
  const shop = await startNobodysShop();
  try {
    expect((await page.request.get(`${shop.url}/setup`)).status()).toBe(404);
    const forwarded = { "x-forwarded-for": "127.0.0.1" };
    expect((await page.request.get(shop.setup, { headers: forwarded })).status()).toBe(404);

    await page.goto(shop.setup);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
    await expectNoSidewaysScrolling(page);
    await page.getByLabel(text.mail.testEmail).fill("noa@paws.example");
    await page.getByLabel(text.shop.shopName).fill("Paws & Co");
    await page.getByRole("button", { name: text.mail.submit, exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: text.mail.sent })).toBeVisible();

    await page.getByRole("button", { name: text.submit }).click();
    await expect(page.getByRole("alert")).toHaveText(text.summary);
    await expect(page.getByLabel(text.shop.shopName)).toHaveValue("Paws & Co");
    await page.getByLabel(text.shop.legalName).fill("Paws & Co Ltd.");
    await page.getByLabel(text.shop.shopEmail).fill("hello@paws.example");
    await expect(page.getByLabel(text.trade.trade)).toHaveValue("pets");
    await expect(page.getByLabel(text.trade.samples)).toBeChecked();
    await page.getByLabel(text.look.accent).fill("#8d2f6b");
    await page.getByLabel(text.look.patch).fill("#4a1638");
    await page
      .getByLabel(text.look.logo)
      .setInputFiles(join(root, "media/images/portrait/dog-cream.webp"));
    await page.getByLabel(text.admin.adminName).fill("Noa Levi");
    await page.getByLabel(text.admin.adminEmail).fill("noa@paws.example");
    await page.getByLabel(text.admin.password).fill("Correct-Horse-7!");
    await page.getByRole("button", { name: text.submit }).click();
    await expect(page).toHaveURL(`${shop.url}/auth?next=${encodeURIComponent(adminPaths.ready)}`);

    await page.goto(shop.setup);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await page.goto(shop.url);
    await expect(page.getByRole("banner")).toContainText("Paws & Co");
    await expect(page.getByRole("banner").locator("img")).toHaveCount(1);
  } finally {
    await shop.stop();
  }
});
