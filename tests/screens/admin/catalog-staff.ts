// A member of staff who works on the catalogue, and a colleague who does the same elsewhere.
import { randomUUID } from "node:crypto";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { sampleImage } from "../../integration/catalog/sample-images.ts";
import type { ScreenShop } from "../screen-shop.ts";

/** A name that nothing else has. */
export const newName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`;

export function createCatalogStaff({ call, send, signIn }: ScreenShop) {
  const readProduct = (id: string) => call<AdminProduct>("admin", `GET /api/admin/products/${id}`);

  async function addProduct(product: {
    name: string;
    basePriceMinor: number;
    categoryId?: string;
    description?: string;
  }): Promise<string> {
    const { id } = await call<{ id: string }>("admin", "POST /api/admin/products", product);
    return id;
  }
  async function addVariant(productId: string, variant: object): Promise<string> {
    const path = `/api/admin/products/${productId}/variants`;
    const { id } = await call<{ id: string }>("admin", `POST ${path}`, variant);
    return id;
  }
  /** Without one nothing of a product can be shown. */
  async function addImage(productId: string): Promise<void> {
    const { access_token } = await signIn("admin");
    const answer = await send(`/api/admin/products/${productId}/images`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "image/jpeg" },
      body: new Uint8Array(await sampleImage(600, 600)),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return { readProduct, addProduct, addVariant, addImage };
}
