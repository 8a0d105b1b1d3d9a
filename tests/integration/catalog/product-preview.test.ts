import { expect, test } from "vitest";
import { z } from "zod";
import { seededColors } from "#content/backpack-colors.ts";
import { previewProduct } from "../../../src/server/pages/previews.ts";
import { readIn, startAdminShop } from "./admin-shop.ts";

const testShop = await startAdminShop();
const { asAdmin, send, product, backpackId, database, shop, now, passTime } = testShop;
const parts = { database, tickets: shop.services.tickets, clock: now };
const open = (ticket: string) => previewProduct(parts, ticket);
const link = z.object({ path: z.string(), expiresAt: z.iso.datetime() });

async function makeLink(variantId: string) {
  const { path, expiresAt } = readIn(
    link,
    await asAdmin("POST", `/api/admin/variants/${variantId}/preview`),
  );
  return { ticket: path.replace("/product/preview/", ""), path, expiresAt };
}

async function draft(slug: string) {
  const variant = (await product(backpackId)).variants.find((each) => each.slug === slug);
  if (variant === undefined) throw new Error(`no ${slug}`);
  await asAdmin("PUT", `/api/admin/variants/${variant.id}/state`, { state: "draft" });
  return variant;
}

test("PUB-05 a link shows the page of a draft to anyone for 24 hours, next to the variants for sale", async () => {
  const { id } = await draft("blue");
  const { ticket, path, expiresAt } = await makeLink(id);
  expect(path).toBe(`/product/preview/${ticket}`);
  expect(expiresAt).toBe(new Date(now().getTime() + 86_400_000).toISOString());
  const preview = await open(ticket);
  expect(preview).toMatchObject({ variant: { slug: "blue" }, isForSale: false, expiresAt });
  expect(preview?.siblings.map(({ slug }) => slug)).toEqual(seededColors);
  expect(preview?.details.story).toBeTruthy();
  passTime(86_399);
  expect(await open(ticket)).toBeDefined();
  passTime(1);
  expect(await open(ticket)).toBeUndefined();
});

test("PUB-05 other drafts stay hidden, and a variant that has gone on sale is marked as such", async () => {
  const { id } = await draft("caramel");
  const { ticket } = await makeLink(id);
  expect((await open(ticket))?.siblings.map(({ slug }) => slug)).toEqual(
    seededColors.filter((slug) => slug !== "blue"),
  );
  await asAdmin("PUT", `/api/admin/variants/${id}/state`, { state: "live" });
  expect(await open(ticket)).toMatchObject({ isForSale: true });
  await asAdmin("DELETE", `/api/admin/products/${backpackId}`);
  expect(await open(ticket)).toBeUndefined();
});

test("PUB-05 a forged ticket, and one of another kind, open nothing", async () => {
  const { id } = await draft("olive");
  await asAdmin("POST", `/api/admin/products/${backpackId}/restore`);
  const { ticket } = await makeLink(id);
  const [head = "", body = "", proof = ""] = ticket.split(".");
  const other = Buffer.from(
    JSON.stringify({ sub: id, iss: "shop-downloads", exp: 9_999_999_999 }),
  ).toString("base64url");
  for (const forged of ["", "x", `${head}.${other}.${proof}`, `${head}.${body}.`])
    expect(await open(forged)).toBeUndefined();
  const mail = readIn(
    z.object({ path: z.string() }),
    await asAdmin("POST", `/api/admin/mails/${id}/preview`),
  );
  expect(await open(mail.path.replace("/api/admin/downloads/", ""))).toBeUndefined();
  // Nor does it open a file.
  expect((await fetch(`${shop.url}/api/admin/downloads/${ticket}`)).status).not.toBe(200);
  expect(await send(`/api/admin/variants/${id}/preview`, undefined)).toMatchObject({ status: 401 });
});
