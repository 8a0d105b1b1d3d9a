// Where orders are worked on: somebody who may, and the means to do things behind the
// page's back.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { orders as text } from "#i18n/he/orders.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { signInAs } from "./accounts.ts";

export const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
export const search = (page: Page) => page.getByRole("searchbox", { name: text.search });
export const bulkBar = (page: Page) => page.getByRole("region", { name: text.bulk.region });

/**
 * Signs the page in as an administrator. What comes back works through the API, with a unit for
 * each order.
 */
export async function openOrdersApi(page: Page) {
  const { access_token } = await signInAs(page, "admin@wanderpaw.example");
  const headers = { authorization: `Bearer ${access_token}` };
  const api = {
    async order(name: string, email: string, more: object = {}) {
      const variantId = await oliveId();
      await page.request.post(`/api/admin/variants/${variantId}/movements`, {
        headers,
        data: { kind: "receipt", quantity: 1 },
      });
      const answer = await page.request.post("/api/admin/orders", {
        headers,
        data: {
          idempotencyKey: randomUUID(),
          customer: { name, email, phone: "+972 50-555-0133" },
          lines: [{ variantId, quantity: 1 }],
          status: "pending",
          billingAddress: {
            line1: "הרצל 12/4",
            city: "Tel Aviv",
            country: "IL",
          },
          notifyCustomer: false,
          note: "stays inside",
          ...more,
        },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      // Our own API answers in the shape of its contract, here and below.
      return (await answer.json()) as { id: string; number: string };
    },
    async setStatus(id: string, status: string) {
      const data = { status, notifyCustomer: false };
      const answer = await page.request.post(`/api/admin/orders/${id}/status`, { headers, data });
      expect(answer.status()).toBe(204);
    },
    async find(q: string) {
      const answer = await page.request.get("/api/admin/orders", { headers, params: { q } });
      return ((await answer.json()) as { orders: OrderRow[] }).orders;
    },
  };
  async function oliveId() {
    const answer = await page.request.get("/api/admin/stock", { headers, params: { q: "OLIVE" } });
    const { variants } = (await answer.json()) as { variants: VariantStock[] };
    return variants[0]?.id;
  }
  return api;
}
