// The public forms as they are sent, and as a browser without scripts sends them back.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { contact } from "#i18n/en/contact.ts";
import { forms } from "#i18n/en/forms.ts";
import { contact as hebrew } from "#i18n/he/contact.ts";
import { dealer } from "#i18n/he/dealer.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { readText, startPageShop, type SentPage } from "./page-shop.ts";

const shop = await startPageShop();
const mark = (message: string) => `${message} ${shop.newEmail()}`;

function getForm({ document }: SentPage): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>("#form");
  if (form === null) throw new Error("the page has no form");
  return form;
}

/** A field of the page's form, and what is said of it. */
function readField(page: SentPage, name: string) {
  const field = getForm(page).querySelector<HTMLInputElement>(`[name="${name}"]`);
  const error = page.document.getElementById(field?.getAttribute("aria-describedby") ?? "");
  return { value: field?.value, dir: field?.dir, error: error && readText(error) };
}

/** Mails in which these words stand. */
async function countMails(words: string): Promise<number> {
  const rows = await shop.database.asOwner("select 1 from mails where content::text like $1", [
    `%${words}%`,
  ]);
  return rows.length;
}

test("FORM-41 the contact page shows the ways to reach the shop, and a form with a list of topics", async () => {
  const page = await shop.read("/contact");
  within(page.main).getByRole("heading", { level: 1, name: delivered.contact.title });
  for (const [label, address] of [
    [brand.email, `mailto:${brand.email}`],
    ...brand.social.map(({ handle, url }) => [handle, url] as const),
  ] as const) {
    const links = within(page.main).getAllByRole("link", { name: label });
    expect(links.map((link) => link.getAttribute("href"))).toContain(address);
  }
  expect(page.main.querySelector("[aria-labelledby=promo]")?.textContent).toContain(brand.hashtag);
  const options = getForm(page).querySelectorAll("[name=subject] option");
  expect([...options].map(({ textContent }) => textContent)).toEqual([
    contact.selectTopic,
    ...Object.values(contact.subjects),
  ]);
});

test("FORM-48 the contact form works without scripts, with errors at the fields and thanks after a redirect", async () => {
  const message = mark("All well here.");
  const email = shop.newEmail();
  const page = await shop.read("/contact");
  const refused = await shop.submit(getForm(page), {
    name: "Noa",
    email: "noa@localhost",
    subject: "feedback",
    message,
  });
  expect(refused.status).toBe(422);
  expect(readText(within(getForm(refused)).getByRole("alert"))).toContain(forms.invalid.text);
  expect(readField(refused, "email").error).toContain(forms.problem("not_an_email", 0));
  expect(readField(refused, "subject").value).toBe("feedback");
  expect(readField(refused, "message").value).toBe(message);

  const taken = await shop.submit(getForm(refused), { email });
  expect(taken.status).toBe(303);
  expect(taken.headers.get("location")).toBe("/contact?sent=contact#form");
  const thanks = await shop.follow(taken);
  const [said] = within(getForm(thanks)).getAllByRole("status");
  expect(said?.textContent).toContain(contact.sent("").title);
  expect(readField(thanks, "message").value).toBe("");
  expect(await countMails(message)).toBe(1);
});

test("FORM-48 the form of home works without scripts, with thanks in Hebrew and a limit", async () => {
  const visitor = { "x-forwarded-for": shop.newAddress() };
  const send = (message: string) =>
    shop.read("/?index", {
      method: "POST",
      headers: visitor,
      body: new URLSearchParams({ name: "Noa", email: "noa@people.example", message }),
    });
  const form = getForm(await shop.read("/"));
  expect([form.method, new URL(form.action).search]).toEqual(["post", "?index"]);
  const taken = await send("Me again");
  expect(taken.headers.get("location")).toBe("/?sent=hello#form");
  const block = getForm(await shop.follow(taken)).querySelector('[lang="he"][dir="rtl"]');
  expect(block?.textContent).toContain(hebrew.sent.title);

  for (const message of ["Second", "Third"]) expect((await send(message)).status).toBe(303);
  const limited = await send("Fourth");
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(limited.text).toContain(hebrew.limited.text(15));
  expect(limited.headers.get("cache-control")).toBe("no-store");
});

test("FORM-60 FORM-61 the dealer page says why, who, what and when, and its form is in Hebrew", async () => {
  const page = await shop.read("/dealer");
  const headings = within(page.main).getAllByRole("heading", { level: 2 });
  const { why, who, sought, reply } = delivered.dealer;
  const requested = [why, who, sought, reply].map(({ heading }) => heading);
  expect(headings.map((heading) => readText(heading))).toEqual(expect.arrayContaining(requested));
  expect(reply.heading).toContain(String(delivered.policies.dealerReplyBusinessDays));
  const block = getForm(page).closest<HTMLElement>('[lang="he"][dir="rtl"]');
  expect(block?.querySelector("h3")?.textContent).toBe(dealer.heading);
  for (const name of ["email", "phone"]) expect(readField(page, name).dir).toBe("ltr");
});

test("FORM-48 FORM-61 the dealer form works without scripts, in Hebrew", async () => {
  const city = mark("Haifa");
  const email = shop.newEmail();
  const refused = await shop.submit(getForm(await shop.read("/dealer")), {
    companyName: "Pets & More",
    contactName: "Dana",
    email: "dana@localhost",
    phone: "+972 50 555 0123",
    city,
    experience: "A shop around the corner",
  });
  expect(refused.status).toBe(422);
  expect(readText(within(getForm(refused)).getByRole("alert"))).toContain(dealer.unsent.text);
  expect(readField(refused, "email").error).toBe(dealer.invalid.email);
  expect(readField(refused, "city").value).toBe(city);
  const taken = await shop.submit(getForm(refused), { email });
  expect(taken.headers.get("location")).toBe("/dealer?sent=dealer#form");
  const [said] = within(getForm(await shop.follow(taken))).getAllByRole("status");
  expect(said?.textContent).toContain(dealer.sent.title);
  expect(await countMails(city)).toBe(1);
});
