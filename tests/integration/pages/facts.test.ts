// No sentence of a page outlives the fact that it promises.
import { afterEach, expect, test } from "vitest";
import { giftSeed } from "#modules/catalog/seed-catalog.ts";
import { readMailWords } from "#modules/mail/mail-words.ts";
import { anonymous } from "#shared/actor.ts";
import { pagesByRoute } from "../../e2e/shop-pages.ts";
import { startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off", sharesReads: true });
const { database } = shop;

const addresses = [
  ...pagesByRoute.flatMap((each) => each.addresses),
  "/manifest.webmanifest",
  "/blog/rss.xml",
];

/** Words that describe pictures, and a sample of what a customer may find in the parcel. */
const elsewhere = [
  "the cotton storage bag with its olive cord",
  "a storage bag, a bowl and a ball",
  "Cream cotton storage bag, closed",
  "The storage bag is a nice touch",
];
/** The whole answer of every page, with its data, but without addresses of files. */
async function readAll(): Promise<Map<string, string>> {
  shop.expirePages();
  const all = new Map<string, string>();
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const words = await (await shop.send(address)).text();
    const bare = words.replaceAll(/\/(?:media|images|assets)\/[\w./-]+/g, "");
    all.set(
      address,
      elsewhere.reduce((rest, part) => rest.replaceAll(part, ""), bare),
    );
  }
  return all;
}

/** Places with such words, each with what stands around them. */
const findWords = (pages: ReadonlyMap<string, string>, words: RegExp) =>
  [...pages].flatMap(([address, text]) =>
    [...text.matchAll(words)].map(
      ({ index }) => `${address}: ${text.slice(Math.max(0, index - 40), index + 60)}`,
    ),
  );

const bag =
  /storage bag|\ba present\b|free with|comes? (?:along )?with every|on us\b|included, free/gi;
const freely =
  /free,? (?:worldwide|shipping|delivery|to your|to any)|shipping is free|adds nothing for shipping/gi;

const give = (sku: string | null) =>
  database.asOwner(
    `update products set gift_product_id = (select id from products where sku = $1)
     where max_pet_grams is not null`,
    [sku],
  );
const chargeShipping = (methods: readonly object[]) =>
  database.asOwner("update markets set shipping_methods = $1 where is_main", [
    JSON.stringify(methods),
  ]);
const post = {
  id: "post",
  name: "Post",
  kind: "flat",
  priceMinor: 900,
  steps: [],
  freeOverMinor: null,
  daysFrom: 3,
  daysTo: 5,
  isPickup: false,
};

afterEach(async () => {
  await give(giftSeed.sku);
  await chargeShipping([]);
  await database.asOwner("delete from content_documents");
});

test("WORDS-102 no page, data or manifest promises a gift or free shipping that has ended", async () => {
  const fresh = await readAll();
  expect(findWords(fresh, bag).length).toBeGreaterThan(10);
  expect(findWords(fresh, freely).length).toBeGreaterThan(10);

  await give(null);
  expect(findWords(await readAll(), bag)).toEqual([]);

  await chargeShipping([post]);
  expect(findWords(await readAll(), freely)).toEqual([]);
  expect((await shop.read("/faq")).text).toContain("That depends on where you live.");
});

test("WORDS-102 another product as the gift is named wherever the first one was", async () => {
  const [bowl] = await database.asOwner(
    "select name, sku from products where gift_product_id is null and sku <> $1 limit 1",
    [giftSeed.sku],
  );
  const name = String(bowl?.["name"]);
  await give(String(bowl?.["sku"]));
  const pages = await readAll();
  expect(findWords(pages, /storage bag/gi)).toEqual([]);
  for (const address of ["/", "/products", "/product/olive"])
    expect(pages.get(address)).toContain(name);
  const { text } = await shop.read("/");
  expect(text).toContain(`${name}, on us.`);
});

test("WORDS-100 conditions hold in mails, and on the pages of a market", async () => {
  const publish = (key: string, data: object) =>
    database.asOwner("insert into content_documents (key, data) values ($1, $2)", [key, data]);
  await publish("mail/order-confirmation", {
    text: ["{if gift}With {gift.name}.{/if}", "{if free_shipping}Sent free.{/if}"],
  });
  const readMail = async () =>
    (
      await database.runInTransaction(anonymous, (db) =>
        readMailWords({ db }, "order-confirmation"),
      )
    ).own.text;
  expect(await readMail()).toEqual([`With ${giftSeed.name}.`, "Sent free."]);
  await give(null);
  await chargeShipping([post]);
  expect(await readMail()).toEqual([]);

  await database.asOwner(
    "update markets set valid_from = '2020-01-01', currency = 'USD' where code = 'il'",
  );
  await publish("announcement", {
    text: "{if market il}For Israel{/if}{if not market il}For everybody{/if}",
  });
  // The second time no news of the change comes between the two pages.
  for (const _ of [1, 2]) {
    shop.expirePages();
    // oxlint-disable no-await-in-loop -- one page after the other
    expect((await shop.read("/il/faq")).text).toContain("For Israel");
    expect((await shop.read("/faq")).text).toContain("For everybody");
    // oxlint-enable no-await-in-loop
  }

  await publish("size-chart", { lede: "{if market il}Haifa{/if}{if not market il}Abroad{/if}." });
  shop.expirePages();
  const listFound = async (path: string) =>
    [...(await shop.read(path)).main.querySelectorAll("a")].map((link) =>
      link.getAttribute("href"),
    );
  expect(await listFound("/search?q=Haifa")).not.toContain("/size-chart");
  expect(await listFound("/il/search?q=Haifa")).toContain("/il/size-chart");
});
