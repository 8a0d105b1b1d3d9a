// The pages of reviews as a browser without scripts meets them.
import { expect, test } from "vitest";
import { productReviews } from "#i18n/en/product-reviews.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { reviewForm as text } from "#i18n/en/review-form.ts";
import { reviewsText } from "#i18n/en/reviews.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import { realPages } from "../storefront/real-pages.tsx";
import { DAY, startReviewShop, written } from "./review-shop.ts";

const files = ["review", "product", "product-reviews", "products"].map(
  (name) => `storefront/pages/${name}.tsx`,
);
const shop = await startReviewShop({ webBuild: await realPages(files) });
const { invite, newAddress, passTime, productId } = shop;
const base = shop.shop.url;

const toPath = (key: string) => `/order-status/review/${key}`;
async function look(path: string) {
  shop.shop.cache.expire();
  const answer = await fetch(base + path);
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    shown: html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ""),
  };
}
/** Sends the form of the first product as a browser does. */
function send(key: string, fields: Record<string, string>, photos: Uint8Array[] = []) {
  const form = new FormData();
  const values = { product: productId, place: "0", intent: "save", ...fields };
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  for (const bytes of photos)
    form.append("photos", new Blob([new Uint8Array(bytes)]), "../../photo.jpg");
  return fetch(base + toPath(key), {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { "x-forwarded-for": newAddress() },
  });
}
const typed = (more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ...written, ...more }).map(([name, value]) => [`${name}-0`, value]),
  );

test("REVIEW-15 REVIEW-17 PDP-37 without scripts a review is written with a photo, shown, changed and removed", async () => {
  const { key } = await invite();
  const form = await look(toPath(key));
  expect(form.status).toBe(200);
  expect(form.html).toContain('content="noindex"');
  expect(form.shown).toContain(`value="Maya B."`);
  expect(form.shown).toContain("Devon Rex");

  const sent = await send(key, typed(), [await sampleImage(60, 40)]);
  expect(sent.status).toBe(303);
  const saved = await look(sent.headers.get("location") ?? "");
  expect(saved.shown).toContain(text.saved);
  expect(saved.shown).toContain("/uploads/reviews/");
  expect(saved.shown).toMatch(/href="\/product\/olive\/reviews"[^>]*>See it among the reviews/);

  const product = await look("/product/olive");
  expect(product.shown).toContain("The cat went in by itself.\nTwice.");
  expect(product.shown).toContain(reviewsText.verified);
  expect(product.shown).toMatch(/<a href="#reviews"[^]*?5\.0 of 5 stars[^]*?1 review/);
  expect(product.html).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":1',
  );
  const all = await look("/product/blue/reviews");
  expect(all.shown).toContain("It fits");
  expect(all.html).toContain(`<link rel="canonical" href="`);
  expect((await look("/product/olive/reviews?page=2")).status).toBe(404);
  expect((await look("/products")).shown).toContain("It fits");
  expect((await look("/products")).shown).not.toContain(">Sample<");

  await send(key, typed({ title: "It still fits" }));
  expect((await look("/product/olive")).shown).toContain("It still fits");
  const removed = await send(key, { intent: "remove" });
  expect((await look(removed.headers.get("location") ?? "")).shown).toContain(text.removed);
  expect((await look("/product/olive")).shown).not.toContain("It still fits");
  expect((await look("/product/olive/reviews")).status).toBe(404);
});

test("REVIEW-05 REVIEW-15 problems are reported at their field, and all input is kept", async () => {
  const { key } = await invite();
  const answer = await send(key, typed({ stars: "", weight: "heavy", title: "Kept words" }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(text.problems.stars);
  expect(html).toContain("Kept words");
});

test("REVIEW-08 hostile text stays text: on the form, the product's page and the page of all reviews", async () => {
  const { key } = await invite();
  const script = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
  const answer = await send(
    key,
    typed({ title: `</title>${script}`, body: script, name: "<b>M</b>" }),
  );
  expect(answer.status).toBe(303);
  for (const path of [toPath(key), "/product/olive", "/product/olive/reviews", "/products"]) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    const { html } = await look(path);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<b>M</b>");
  }
});

test("REVIEW-03 REVIEW-07 an expired or forged link says so, and its form is not even read", async () => {
  const { key } = await invite();
  const forged = await look(toPath(`${key}x`));
  expect(forged.status).toBe(404);
  expect(forged.shown).toContain(text.unknown.title);
  passTime(90 * DAY);
  const ended = await look(toPath(key));
  expect(ended.status).toBe(410);
  expect(ended.shown).toContain(text.ended.title);
  const large = new Uint8Array(30_000_000);
  const answer = await send(key, typed(), [large]);
  expect(answer.status).toBe(410);
});

test("REVIEW-06 photos that are too large together are refused with a message", async () => {
  const { key } = await invite();
  const answer = await send(key, typed(), [new Uint8Array(22_000_000)]);
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(text.problems.large);
});

test("FIT-05 the page of a fit check shows only its reviews, with a link to all, and accepts no other parameters", async () => {
  await shop.write({ title: "Of the cat" });
  await shop.write({
    title: "Of the dog",
    species: "dog",
    breed: "Pug",
    weight: "8",
    fit: "large",
  });
  const path = "/product/olive/reviews";
  const pugs = await look(`${path}?breed=pug&from=7&to=9`);
  expect(pugs.shown).toContain("Of the dog");
  expect(pugs.shown).not.toContain("Of the cat");
  expect(pugs.shown).toContain(productReviews.page.allPets);
  expect(pugs.html).toContain(`${path}"/>`);
  const cats = await look(`${path}?species=cat&from=3&to=5`);
  expect(cats.shown).toContain("Of the cat");
  expect(cats.shown).not.toContain("Of the dog");
  for (const query of [
    "breed=pug",
    "species=bird&from=1&to=9",
    "from=-1&to=9",
    "from=1&to=1e3",
    "breed=%00&from=1&to=9",
    `breed=${"a".repeat(61)}&from=1&to=9`,
    "species=dog&from=90&to=99",
  ])
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect({ query, status: (await look(`${path}?${query}`)).status }).toEqual({
      query,
      status: 404,
    });
});

test("MAIL-90 unsubscribing from an invitation, on the page or by a mail program, even late, stops further ones", async () => {
  const first = await invite();
  const way = `${toPath(first.key)}?leave=1`;
  const page = await look(way);
  expect([page.status, page.shown.includes(text.stop.button)]).toEqual([200, true]);
  passTime(100 * DAY);
  const leave = (path: string) =>
    fetch(base + path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
  const left = await leave(way);
  expect(left.status).toBe(200);
  expect(await left.text()).toContain(text.stop.done.title);
  expect((await leave(way)).status).toBe(200);
  expect((await leave(`${toPath("none")}?leave=1`)).status).toBe(404);

  const second = await shop.deliver();
  const other = await shop.deliver();
  const [mailbox = "", domain = ""] = first.email.split("@");
  await shop.database.asOwner("update orders set customer_email = $1 where id = $2", [
    `${mailbox}+again@${domain}`,
    second.id,
  ]);
  passTime(10 * DAY);
  await shop.runInvitations();
  expect(await shop.mailsAsking(`${mailbox}+again@${domain}`)).toEqual([]);
  expect(await shop.mailsAsking(other.email)).toHaveLength(1);
});

test("FORM-67 the form of a review says what its data is used for", async () => {
  const { shown } = await look(toPath((await invite()).key));
  expect(shown).toContain(privacyNotes.review.text);
  expect(shown).toContain('href="/privacy"');
});
