// More of what somebody does on a page before its scripts run: see shell.spec.ts.
import { forms } from "#i18n/en/forms.ts";
import { HYDRATED } from "#web/loading/hydrated.ts";
import { HOLD_MS, loaderScript } from "#web/loading/loader-script.ts";
import { paths } from "#web/paths.ts";
import { expect, shopNow, test } from "./fixtures.ts";

test.describe("without any scripts loading", () => {
  test.use({ expectedNoise: [/status of 422/] });

  test("HTTP-36 a press that waits for scripts is released after a while: the form is sent as without scripts", async ({
    page,
  }) => {
    await page.route("**/assets/entry.client-*", () => undefined);
    await page.clock.install({ time: shopNow() });
    await page.goto(paths.contact);
    // From here on no time passes by itself, however busy the machine is.
    await page.clock.pauseAt(new Date(shopNow().getTime() + 60_000));
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    const form = page.getByRole("main").locator("form");
    await form.getByLabel(forms.name).fill("Noa");
    // The browser takes it for an address, the shop does not.
    await form.getByLabel(forms.email).fill("noa@localhost");
    await form.getByLabel(forms.message).fill("Hello");
    await form.getByLabel(forms.subject).selectOption({ index: 1 });
    const submit = form.getByRole("button", { name: forms.submit });
    await submit.click();
    await submit.click();
    await page.clock.runFor(HOLD_MS - 1);
    expect(sent).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole("alert")).toContainText(forms.invalid.text);
    expect(sent).toEqual([paths.contact]);
  });
});

test("HTTP-11 a file chosen before the scripts are loaded stays chosen, and the press is carried out then", async ({
  page,
}) => {
  await page.setContent(
    `<input type="file"><button type="button">Send</button><output></output><script>${loaderScript}</script>`,
  );
  await page.locator("input").setInputFiles("media/images/portrait/dog-cream.webp");
  const button = page.getByRole("button", { name: "Send" });
  await button.click();
  await expect(button).toHaveAttribute("data-held");
  await page.evaluate((hydrated) => {
    const [input, output] = [document.querySelector("input"), document.querySelector("output")];
    const say = (word: string) => output?.append(word);
    input?.addEventListener("change", () => say(`${input.files?.[0]?.name} `));
    document.querySelector("button")?.addEventListener("click", () => say("sent"));
    dispatchEvent(new Event(hydrated));
  }, HYDRATED);
  await expect(page.locator("output")).toHaveText("dog-cream.webp sent");
  await expect(button).not.toHaveAttribute("data-held");
});
