// Staff members in the back office: the one signed in, and a colleague who works meanwhile.
import { expect, type Locator, type Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { sampleImage } from "../integration/catalog/sample-images.ts";
import { signInAs } from "./accounts.ts";

export type Staff = Awaited<ReturnType<typeof signInAsStaff>>;

/** Signs the page in as an administrator; `call` does through the API what a colleague would do. */
export async function signInAsStaff(page: Page) {
  const { access_token: token } = await signInAs(page, "admin@wanderpaw.example");
  const headers = { authorization: `Bearer ${token}` };
  async function call<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
    const answer = await page.request.fetch(path, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    // Our own API answers in the shape of its contract.
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
  }
  return {
    call,
    addProduct: (product: {
      name: string;
      basePriceMinor: number;
      categoryId?: string;
      description?: string;
    }) => call<{ id: string }>("POST", "/api/admin/products", product),
    /** Without one nothing of a product can be shown. */
    addImage: async (productId: string) => {
      const answer = await page.request.post(`/api/admin/products/${productId}/images`, {
        headers: { ...headers, "content-type": "image/jpeg" },
        data: await sampleImage(600, 600),
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    readProduct: (id: string) => call<AdminProduct>("GET", `/api/admin/products/${id}`),
  };
}

/** The messages about what was just done. */
export const toast = (page: Page) => page.getByRole("region", { name: admin.toast.region });

/** The dialog that is open. Messages are dialogs as well, and news of others comes at any time. */
export const openDialog = (page: Page) => page.getByRole("dialog").and(page.locator("[data-open]"));

/** The button of exactly this name. */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true });

/** Shows what narrows a list down: on a phone it stands behind a button, with how many hold. */
export async function openTools(page: Page, held: number): Promise<void> {
  await button(page, admin.list.tools(held)).click();
}

/** Opens a menu by its button, and chooses one of its items. */
export async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: item }).click();
}
