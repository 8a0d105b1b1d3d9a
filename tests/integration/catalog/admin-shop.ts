// The back office of the catalogue, as a staff member's browser meets it.
import { z } from "zod";
import {
  adminImageSchema,
  adminProductSchema,
  adminVariantSchema,
  productRowSchema,
  type AdminImage,
  type AdminProduct,
  type AdminVariant,
} from "#modules/catalog/admin-shapes.ts";
import { readAnswer, type Answer } from "../http/timed-shop.ts";
import { startSalesShop, type SalesShop } from "../orders/sales-shop.ts";

export type AdminShop = SalesShop & {
  /** The backpack of a new shop. */
  backpackId: string;
  /** Adds a product and returns its id. */
  addProduct: (fields?: Record<string, unknown>) => Promise<string>;
  product: (id: string) => Promise<AdminProduct>;
  /** Names of the list's products, as the query has them. */
  names: (query: string) => Promise<string[]>;
  addVariant: (productId: string, fields?: Record<string, unknown>) => Promise<AdminVariant>;
  /** Sends a file as it is. */
  upload: (
    productId: string,
    file: Uint8Array | ReadableStream<Uint8Array>,
    options?: { type?: string; query?: string },
  ) => Promise<Answer>;
  /** Sends a file that is taken. */
  addImage: (productId: string, file: Uint8Array) => Promise<AdminImage>;
};

/** To be called at the top of a test file. */
export async function startAdminShop(
  options: Parameters<typeof startSalesShop>[0] = {},
): Promise<AdminShop> {
  const sales = await startSalesShop(options);
  const { shop, asAdmin, adminToken, database, newAddress } = sales;
  const [row] = await database.asOwner("select id from products where sku = 'WANDERPAW_BACKPACK'");
  const backpackId = z.object({ id: z.string() }).parse(row).id;
  let count = 0;

  async function upload(
    productId: string,
    file: Uint8Array | ReadableStream<Uint8Array>,
    { type = "image/jpeg", query = "" }: { type?: string; query?: string } = {},
  ): Promise<Answer> {
    const isStream = file instanceof ReadableStream;
    const answer = await fetch(`${shop.url}/api/admin/products/${productId}/images${query}`, {
      method: "POST",
      headers: {
        "content-type": type,
        "x-forwarded-for": newAddress(),
        authorization: `Bearer ${await adminToken()}`,
      },
      body: isStream ? file : new Uint8Array(file),
      ...(isStream && { duplex: "half" }),
    });
    return readAnswer(answer);
  }

  return {
    ...sales,
    backpackId,
    async addProduct(fields = {}) {
      count += 1;
      const body = { name: `Product ${count}`, basePriceMinor: 1_000, ...fields };
      return idIn(await asAdmin("POST", "/api/admin/products", body));
    },
    async product(id) {
      return readIn(adminProductSchema, await asAdmin("GET", `/api/admin/products/${id}`));
    },
    async names(query) {
      const list = z.object({ products: z.array(productRowSchema) });
      const answer = await asAdmin("GET", `/api/admin/products?${query}`);
      return readIn(list, answer).products.map(({ name }) => name);
    },
    async addVariant(productId, fields = {}) {
      count += 1;
      const body = { variantName: `Variant ${count}`, sku: `SKU-${count}`, priceMinor: 1_000 };
      const path = `/api/admin/products/${productId}/variants`;
      return readIn(adminVariantSchema, await asAdmin("POST", path, { ...body, ...fields }));
    },
    upload,
    addImage: async (productId, file) => readIn(adminImageSchema, await upload(productId, file)),
  };
}

/** Contents of a successful answer. Throws for any other. */
export function readIn<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  if (answer.status >= 300) throw new Error(`refused: ${answer.text}`);
  return schema.parse(JSON.parse(answer.text));
}

export const idIn = (answer: Answer) => readIn(z.object({ id: z.uuid() }), answer).id;
