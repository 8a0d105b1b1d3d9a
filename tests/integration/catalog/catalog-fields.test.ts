import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { adminProductSchema, adminVariantSchema } from "#modules/catalog/admin-shapes.ts";
import { findVariants } from "#modules/catalog/list-variants.ts";
import { readDetails } from "#modules/catalog/read-details.ts";
import { anonymous, system } from "#shared/actor.ts";
import { readIn, startAdminShop } from "./admin-shop.ts";

const testShop = await startAdminShop();
const { asAdmin, addProduct, addVariant, product, backpackId, database } = testShop;
const update = (id: string, fields: object) =>
  asAdmin("PATCH", `/api/admin/variants/${id}`, fields);
const hebrew = "\u05d9\u05e8\u05d5\u05e7 \u05d9\u05e2\u05e8";

describe("a variant", () => {
  const words = {
    shortName: "Forest",
    size: "Large",
    colorHex: " 2F4F3A",
    tagline: "<b>Deep</b> in the woods",
    story: "First line.\nSecond line.",
    features: [" Waxed cloth ", "", "Brass buckles"],
    storyImageUrl: "/media/gallery/camp",
  };

  test("CATF-01 has texts, a color, a size and an image next to its story, which its page shows unchanged", async () => {
    const { id, slug, ...variant } = await addVariant(backpackId, {
      variantName: hebrew,
      ...words,
    });
    const stored = {
      ...words,
      variantName: hebrew,
      colorHex: "#2f4f3a",
      features: ["Waxed cloth", "Brass buckles"],
    };
    expect(variant).toMatchObject(stored);
    expect(
      await database.runInTransaction(system, (db) => readDetails({ db }, slug)),
    ).toMatchObject({
      tagline: words.tagline,
      story: words.story,
      features: stored.features,
      storyImage: words.storyImageUrl,
    });
    const empty = {
      shortName: "",
      size: " ",
      colorHex: "",
      tagline: "",
      story: "",
      features: [""],
    };
    const emptied = { ...empty, storyImageUrl: null };
    expect(readIn(adminVariantSchema, await update(id, emptied))).toMatchObject({
      variantName: hebrew,
      shortName: null,
      size: null,
      colorHex: null,
      tagline: null,
      story: null,
      features: [],
      storyImageUrl: null,
    });
  });

  test.each<[string, string, object]>([
    ["variantName", "too_long", { variantName: "x".repeat(201) }],
    ["shortName", "too_long", { shortName: "x".repeat(41) }],
    ["size", "unprintable", { size: "a\u2028b" }],
    ["colorHex", "not_a_colour", { colorHex: "green" }],
    ["tagline", "too_long", { tagline: "x".repeat(201) }],
    ["story", "too_long", { story: "x".repeat(2001) }],
    ["features", "twice", { features: ["Light", " light"] }],
    ["features", "too_many", { features: Array.from({ length: 13 }, (_, line) => `${line}`) }],
    ["features.1", "too_long", { features: ["Light", "x".repeat(201)] }],
    ["storyImageUrl", "unknown", { storyImageUrl: "/uploads/of/somebody-1-800x600" }],
    ["storyImageUrl", "unknown", { storyImageUrl: "https://elsewhere.example/a.png" }],
    ["slug", "not_a_slug", { slug: hebrew }],
    ["slug", "not_a_slug", { slug: "<script>" }],
    ["slug", "too_long", { slug: "x".repeat(61) }],
  ])("CATF-01 is rejected by field: %s is %s", async (field, code, fields) => {
    const [variant] = (await product(backpackId)).variants;
    const answer = await update(variant?.id ?? "", fields);
    expect(answer).toMatchObject({ status: 422, fields: { [field]: [code] } });
  });

  test("CATF-11 has a weight, a tariff code, an origin and a customs description, which a copy keeps", async () => {
    const { id } = await addVariant(await addProduct(), {
      weightGrams: 980,
      tariffCode: " 4202.92 00",
      originCountry: "VN",
      customsDescription: "Pet carrier, textile",
    });
    const stored = {
      weightGrams: 980,
      tariffCode: "42029200",
      originCountry: "VN",
      customsDescription: "Pet carrier, textile",
    };
    const copy = await asAdmin("POST", `/api/admin/variants/${id}/duplicate`, { name: "Copy" });
    expect(readIn(adminVariantSchema, copy)).toMatchObject(stored);
    const empty = { weightGrams: null, tariffCode: "", originCountry: "", customsDescription: " " };
    expect(readIn(adminVariantSchema, await update(id, empty))).toMatchObject({
      weightGrams: null,
      tariffCode: null,
      originCountry: null,
      customsDescription: null,
    });
    for (const [field, value, code] of [
      ["weightGrams", 0, "too_small"],
      ["tariffCode", "12345", "not_a_tariff_code"],
      ["tariffCode", "4202A2", "not_a_tariff_code"],
      ["originCountry", "Vietnam", "not_a_country"],
      ["customsDescription", hebrew, "not_latin"],
      ["customsDescription", "x".repeat(61), "too_long"],
    ] as const)
      expect(await update(id, { [field]: value })).toMatchObject({
        status: 422,
        fields: { [field]: [code] },
      });
  });

  test("CATF-01 can have a name of 200 characters, and HTML in it is plain text", async () => {
    const variantName = "<img src=x onerror=alert(1)>".padEnd(200, "x");
    expect(await addVariant(await addProduct(), { variantName })).toMatchObject({ variantName });
  });

  test("CATF-03 cannot get an address that another variant has or had, or that of a page", async () => {
    const productId = await addProduct();
    const mine = await addVariant(productId, { slug: "mine" });
    const other = await addVariant(productId, { slug: "other" });
    await update(other.id, { slug: "another" });
    for (const [slug, code] of [
      ["olive", "taken"],
      ["another", "taken"],
      ["other", "taken"],
      ["new", "reserved"],
      ["preview", "reserved"],
    ])
      expect(await update(mine.id, { slug })).toMatchObject({
        status: 422,
        fields: { slug: [code] },
      });
    expect((await update(other.id, { slug: "other" })).status).toBe(200);
    // An address that is made from a name is not that of a page either.
    expect((await addVariant(productId, { variantName: "New" })).slug).toBe("new-2");
  });

  test("CATF-04 keeps what another person has changed meanwhile, and says who and when", async () => {
    const made = await addVariant(await addProduct(), { slug: "two-editors", tagline: "Mild" });
    const { id, version: old } = made;
    const first = await update(id, { tagline: "Warm", features: ["Light"], version: old });
    const { version } = readIn(adminVariantSchema, first);
    expect(version).not.toBe(old);
    expect(await update(id, { tagline: "Cold", size: "L", version: old })).toMatchObject({
      status: 409,
      code: "conflict",
      conflict: { changedBy: "Noa Adler", current: { version, tagline: "Warm" } },
    });
    // The same again is none: perhaps only the first answer was lost.
    expect(await update(id, { tagline: "Warm", version: old })).toMatchObject({ status: 200 });
    expect(readIn(adminVariantSchema, await update(id, { size: "L", version }))).toMatchObject({
      tagline: "Warm",
      features: ["Light"],
      size: "L",
    });
    expect((await update(id, { version })).status).toBe(422);
  });

  test("CATF-08 is copied to the end of its product, not for sale, without stock and barcode", async () => {
    const productId = await addProduct();
    const { id, ...original } = await addVariant(productId, {
      slug: "fern",
      barcode: "4006381333931",
      stock: 3,
      ...words,
    });
    await addVariant(productId);
    const makeCopy = async (name: string) =>
      asAdmin("POST", `/api/admin/variants/${id}/duplicate`, { name });
    const copy = readIn(adminVariantSchema, await makeCopy("Copy"));
    expect(copy).toMatchObject({
      tagline: original.tagline,
      features: original.features,
      colorHex: original.colorHex,
      price: original.price,
      variantName: "Copy",
      slug: "fern-copy",
      barcode: null,
      isActive: false,
      onHand: 0,
    });
    expect(copy.sku).toMatch(/^COPY-[0-9A-F]{8}$/);
    expect(readIn(adminVariantSchema, await makeCopy("Copy")).slug).toBe("fern-copy-2");
    const inOrder = await database.asOwner(
      "select slug from product_variants where product_id = $1 order by display_order",
      [productId],
    );
    expect(inOrder.at(-1)).toEqual({ slug: "fern-copy-2" });
    expect(await makeCopy("x".repeat(201))).toMatchObject({ fields: { name: ["too_long"] } });
    const nobody = `/api/admin/variants/${randomUUID()}/duplicate`;
    expect((await asAdmin("POST", nobody, { name: "Copy" })).code).toBe("not_found");
  });

  test("CATF-09 has no image next to its story once that image is removed", async () => {
    const { images, variants } = await product(backpackId);
    const image = images.at(-1);
    const [variant] = variants;
    const changed = await update(variant?.id ?? "", { storyImageUrl: image?.imageUrl });
    expect(readIn(adminVariantSchema, changed).storyImageUrl).toBe(image?.imageUrl);
    await asAdmin("DELETE", `/api/admin/images/${image?.id}`);
    const after = (await product(backpackId)).variants.find(({ id }) => id === variant?.id);
    expect(after?.storyImageUrl).toBeNull();
  });
});

describe("a product", () => {
  const size = { heightMm: 460, widthMm: 300, depthMm: 205 };
  const create = (fields: object) =>
    asAdmin("POST", "/api/admin/products", { name: "Carrier", basePriceMinor: 1, ...fields });

  test("CATF-06 has a size, a heaviest pet and care instructions", async () => {
    const fields = { ...size, maxPetGrams: 7_500, care: "Wipe.\nDry in the air." };
    const id = await addProduct(fields);
    const stored = await product(id);
    expect(stored).toMatchObject(fields);
    const form = { name: stored.name, basePriceMinor: 1, version: stored.version };
    const emptied = await asAdmin("PUT", `/api/admin/products/${id}`, form);
    expect(readIn(adminProductSchema, emptied)).toMatchObject({
      heightMm: null,
      widthMm: null,
      depthMm: null,
      maxPetGrams: null,
      care: null,
    });
  });

  test.each<[string, string, object]>([
    ["depthMm", "size_incomplete", { heightMm: 460, widthMm: 300 }],
    ["heightMm", "too_small", { ...size, heightMm: 0 }],
    ["widthMm", "too_large", { ...size, widthMm: 10_001 }],
    ["maxPetGrams", "without_size", { maxPetGrams: 7_500 }],
    ["maxPetGrams", "too_small", { ...size, maxPetGrams: 0 }],
    ["care", "too_long", { care: "x".repeat(2001) }],
  ])("CATF-06 is rejected by field: %s is %s", async (field, code, fields) => {
    const answer = await create(fields);
    expect(answer).toMatchObject({ status: 422, fields: { [field]: [code] } });
  });

  test("CATF-07 keeps its attributes in the owner's order, which its page follows", async () => {
    const attributes = ["Zip", "Back", "Pockets"].map((name) => ({
      name,
      value: "Yes",
      type: "text",
    }));
    const id = await addProduct({ attributes });
    const { slug } = await addVariant(id, { slug: "ordered" });
    const stored = await product(id);
    expect(stored.attributes).toEqual(attributes);
    const turned = attributes.toReversed();
    const { name, version } = stored;
    const body = { name, basePriceMinor: 1, attributes: turned, version };
    expect((await asAdmin("PUT", `/api/admin/products/${id}`, body)).status).toBe(200);
    expect((await product(id)).attributes).toEqual(turned);
    const details = await database.runInTransaction(system, (db) => readDetails({ db }, slug));
    expect(details?.attributes.map((each) => each.name)).toEqual(["Pockets", "Back", "Zip"]);
  });
});

test("CATF-01 the lists of the shop contain the short name and the color", async () => {
  const olive = (await product(backpackId)).variants.find(({ slug }) => slug === "olive");
  await update(olive?.id ?? "", { shortName: "Moss", colorHex: "#2F4F3A" });
  const variants = await database.runInTransaction(anonymous, (db) =>
    findVariants({ db, clock: testShop.now }),
  );
  expect(variants.find(({ slug }) => slug === "olive")).toMatchObject({
    shortName: "Moss",
    colorHex: "#2f4f3a",
  });
});
