// Orders that are as long as they get, for what they look like on paper.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { brand } from "#content/brand.ts";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expect } from "./fixtures.ts";
import type { Staff } from "./staff.ts";

const LINES = 40;
const words = "Expedition carrier for journeys across deserts, forests and cities ";

/** First and last word of the name of a line: on two pages where its row is cut. */
export const lineMarks: readonly (readonly [string, string])[] = Array.from(
  { length: LINES },
  (_, place) => [`first${place}x`, `last${place}x`],
);

/** The addresses of what the lines contain. */
export const longSlugs = lineMarks.map((_, place) => `long-${place}`);

const customer = {
  name: "Maximiliane Alexandra von Hohenlohe-Schillingsfürst-Waldenburg",
  email: "maximiliane.alexandra@example.com",
  phone: "+972 50-555-0133",
};
const home = {
  line1: "שדרות ירושלים הבירה המאוחדת 123/45, כניסה ב",
  city: "תל אביב-יפו",
  postalCode: "6100001",
  country: "IL",
};
const abroad = {
  line1: "Unter den Linden und Kastanien 512, Hinterhaus",
  line2: "Aufgang C, 4. Obergeschoss",
  city: "Berlin",
  postalCode: "10117",
  country: "DE",
};

type LongOrder = { readonly id: string; readonly number: string };

/** Orders of forty lines with the longest names, and one of a single line. */
export async function enterLongOrders({ call, addProduct, addImage }: Staff) {
  const { id } = await addProduct({
    name: words.repeat(2).trim(),
    description: words,
    basePriceMinor: 900,
  });
  await addImage(id);
  const variants: AdminVariant[] = [];
  for (const [place, [first, last]] of lineMarks.entries())
    variants.push(
      // oxlint-disable-next-line no-await-in-loop -- their places follow from their order
      await call<AdminVariant>("POST", `/api/admin/products/${id}/variants`, {
        variantName: `${first} ${words.repeat(2)}${last}`,
        slug: longSlugs[place],
        sku: `LONG-${place}-${"X".repeat(50)}`,
        features: [],
        stock: 10,
        isActive: true,
        priceMinor: 900,
        weightGrams: 20,
        tariffCode: "420292",
        originCountry: place % 2 === 0 ? "VN" : "CN",
        customsDescription: `Pet carrier backpack, textile, kind ${place}`,
      }),
    );
  const enter = (billingAddress: object, count: number) =>
    call<LongOrder>("POST", "/api/admin/orders", {
      idempotencyKey: randomUUID(),
      customer,
      billingAddress,
      status: "pending",
      notifyCustomer: false,
      lines: variants.slice(0, count).map((variant) => ({ variantId: variant.id, quantity: 1 })),
    });
  return {
    home: await enter(home, LINES),
    abroad: await enter(abroad, LINES),
    short: await enter(abroad, 1),
  };
}

/** The shop's own address, on several lines; pages know it a moment after it is published. */
export async function createImprint(page: Page, { call }: Staff): Promise<void> {
  const about = "/api/admin/content";
  type Brand = { version: string; published: typeof brand };
  const { version, published } = await call<Brand>("GET", `${about}/document?key=brand`);
  const postalAddress = "12 Harbour Street\nHaifa 3100001\nIsrael";
  const data = { ...published, imprint: { ...published.imprint, postalAddress } };
  const draft = await call<Brand>("PUT", `${about}/draft`, { key: "brand", version, data });
  await call("POST", `${about}/publish`, { key: "brand", version: draft.version });
  const readBackOffice = async () => (await page.request.get(adminPaths.home)).text();
  await expect.poll(readBackOffice).toContain("12 Harbour Street");
}
