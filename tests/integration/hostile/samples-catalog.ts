// Requests that the endpoints of catalogue, stock and rates accept.
import { randomUUID } from "node:crypto";
import { sheetHeadings } from "#i18n/he/stocktake-sheet.ts";
import { product as productRecord, productCopy } from "#modules/catalog/product.ts";
import { ownVariant, variant as variantRecord } from "#modules/catalog/variant.ts";
import { enteredRate } from "#modules/currency/entered-rate.ts";
import { arrival, delivery } from "#modules/inventory/delivery.ts";
import { createSample } from "#shared/records/record.ts";
import { toVersion } from "#platform/to-version.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import type { Samples, World } from "./endpoint-samples.ts";

const productBody = (world: World) => ({
  ...createSample(productRecord),
  name: world.newName("Bag"),
  sku: world.newName("P"),
});
const newVariantBody = (world: World) => ({
  ...createSample(variantRecord),
  sku: world.newName("V"),
  slug: undefined,
  // The right to set prices is another one.
  costMinor: null,
});
const ofVariant = async (world: World) => ({ id: await world.variant() });
const ofDelivery = async (world: World) => ({
  id: await world.one(
    "insert into expected_deliveries (variant_id, quantity, expected_on, leaves_by) values ($1, 3, '2030-01-01', '2030-01-03') returning id",
    [await world.variant()],
  ),
});

export const catalogSamples = {
  "catalog.listVariants": () => ({}),
  "catalogAdmin.listProducts": () => ({
    query: { q: "wander", category: "none", state: "active", sort: "name" },
  }),
  "catalogAdmin.readProduct": async ({ product }) => ({ params: { id: await product() } }),
  "catalogAdmin.readProductFigures": async ({ one }) => ({
    params: { id: await one("select product_id from product_variants where slug = 'olive'") },
  }),
  "catalogAdmin.createProduct": (world) => ({ body: productBody(world) }),
  "catalogAdmin.updateProduct": async (world) => {
    const id = await world.product();
    const updatedAt = await world.one("select updated_at from products where id = $1", [id]);
    const version = toVersion(new Date(updatedAt));
    return { params: { id }, body: { ...productBody(world), version } };
  },
  "catalogAdmin.setProductFlags": async ({ product }) => ({
    params: { id: await product() },
    body: { featured: true },
  }),
  "catalogAdmin.deleteProduct": async ({ product }) => ({ params: { id: await product() } }),
  "catalogAdmin.restoreProduct": async ({ product }) => ({ params: { id: await product() } }),
  "catalogAdmin.duplicateProduct": async ({ product }) => ({
    params: { id: await product() },
    body: createSample(productCopy),
  }),
  "catalogAdmin.createVariant": async (world) => ({
    params: { id: await world.product() },
    body: newVariantBody(world),
  }),
  "catalogAdmin.duplicateVariant": async (world) => ({
    params: await ofVariant(world),
    body: { name: "Copy" },
  }),
  "catalogAdmin.updateVariant": async (world) => ({
    params: await ofVariant(world),
    body: {
      ...createSample(ownVariant),
      sku: world.newName("V"),
      imageId: null,
    },
  }),
  "catalogAdmin.setProductState": async ({ product }) => ({
    params: { id: await product() },
    body: { state: "archived" },
  }),
  "catalogAdmin.setVariantState": async (world) => ({
    params: await ofVariant(world),
    body: { state: "scheduled", publishAt: "2100-01-01T10:00:00Z" },
  }),
  "catalogAdmin.orderVariants": async ({ variant, one }) => {
    const id = await variant();
    return {
      params: { id: await one("select product_id from product_variants where id = $1", [id]) },
      body: { ids: [id] },
    };
  },
  "catalogAdmin.moveProduct": async ({ product }) => ({
    params: { id: await product() },
    body: { direction: "up" },
  }),
  "downloads.prepareProductPreview": async (world) => ({ params: await ofVariant(world) }),
  "catalogAdmin.deleteVariant": async ({ variant }) => ({ params: { id: await variant(0) } }),
  "catalogAdmin.updateImage": async ({ image }) => ({
    params: { id: await image() },
    body: { altText: "A bag", variantId: null, isPrimary: true },
  }),
  "catalogAdmin.orderImages": async ({ image, one }) => {
    const id = await image();
    return {
      params: { id: await one("select product_id from product_images where id = $1", [id]) },
      body: { ids: [id] },
    };
  },
  "catalogAdmin.deleteImage": async ({ image }) => ({ params: { id: await image() } }),
  "catalogAdmin.restoreImage": async ({ image, database }) => {
    const id = await image();
    await database.asOwner("update product_images set deleted_at = now() where id = $1", [id]);
    return { params: { id } };
  },
  "catalogAdmin.uploadImage": async ({ product }) => ({
    params: { id: await product() },
    query: { alt: "A bag" },
    file: { type: "image/png", bytes: await sampleImage(40, 30, "png") },
  }),
  "catalogAdmin.listCategories": () => ({}),
  "catalogAdmin.createCategory": (world) => ({
    body: { name: world.newName("Sort"), description: "Of bags", parentId: null, isActive: true },
  }),
  "catalogAdmin.updateCategory": async ({ category, newName }) => ({
    params: { id: await category() },
    body: { name: newName("Sort"), description: null },
  }),
  "catalogAdmin.moveCategory": async ({ category }) => ({
    params: { id: await category() },
    body: { direction: "up" },
  }),
  "catalogAdmin.deleteCategory": async ({ category }) => ({ params: { id: await category() } }),

  "inventory.listStock": () => ({ query: { q: "olive", level: "all" } }),
  "inventory.readStockTotals": () => ({}),
  "inventory.moveStock": async (world) => ({
    params: await ofVariant(world),
    body: { kind: "receipt", quantity: 2, note: "Delivery", key: crypto.randomUUID() },
  }),
  "inventory.setStock": async (world) => ({
    params: await ofVariant(world),
    body: { available: 7, version: toVersion(5), note: "Counted" },
  }),
  "inventory.listMovements": async (world) => ({ params: await ofVariant(world) }),
  "inventory.setPrice": async (world) => ({
    params: await ofVariant(world),
    body: { priceMinor: 1_200, version: toVersion(1_000) },
  }),
  "inventory.rehearsePrice": async (world) => ({
    params: await ofVariant(world),
    query: { priceMinor: "1200", forAll: "yes" },
  }),
  "inventory.releaseHeldUnits": async (world) => ({ params: await ofVariant(world) }),
  "inventory.setCost": async (world) => ({
    params: await ofVariant(world),
    body: { costMinor: 400, version: toVersion(null) },
  }),
  "deliveries.listDeliveries": async (world) => ({ params: await ofVariant(world) }),
  "deliveries.addDelivery": async (world) => ({
    params: await ofVariant(world),
    body: { key: randomUUID(), ...createSample(delivery) },
  }),
  "deliveries.changeDelivery": async (world) => ({
    params: await ofDelivery(world),
    body: createSample(delivery),
  }),
  "deliveries.removeDelivery": async (world) => ({ params: await ofDelivery(world) }),
  "deliveries.receiveDelivery": async (world) => ({
    params: await ofDelivery(world),
    body: createSample(arrival),
  }),
  "downloads.readCountSheet": () => ({}),
  "stocktake.previewStocktake": async (world) => {
    const sku = await world.one("select sku from product_variants where id = $1", [
      await world.variant(),
    ]);
    const { sku: skuHeading, counted } = sheetHeadings;
    return { body: { csv: `${skuHeading},${counted}\n${sku},4\nnone,1\n` } };
  },
  "stocktake.applyStocktake": async (world) => ({
    body: {
      rows: [{ variantId: await world.variant(), counted: 4, version: toVersion(5) }],
      note: "Stocktake",
    },
  }),

  "currency.exchangeRates": () => ({ body: { action: "fetch_rates" } }),
  "currency.listExchangeRates": () => ({}),
  "currency.setExchangeRate": () => ({
    body: { baseCurrency: "USD", ...createSample(enteredRate) },
  }),
  "currency.setCurrency": () => ({
    params: { code: "EUR" },
    body: { isEnabled: true, version: toVersion(false) },
  }),
} satisfies Samples;
