// A shop whose staff enter orders by telephone, some of them without an e-mail address.
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { integrityRules } from "#modules/orders/integrity/integrity-rules.ts";
import { system } from "#shared/actor.ts";
import { startCustomerShop, type CustomerShop } from "./customer-shop.ts";

type Call = {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly city?: string;
  readonly line1?: string;
  readonly country?: string;
  readonly source?: string;
  readonly profileId?: string;
};

export type CallerShop = CustomerShop & {
  /** Enters an order, newer than all before, and returns its id. */
  enter: (order: Call) => Promise<string>;
  /** The names of the customers that a search finds. */
  findNames: (q: string) => Promise<string[]>;
  /** The only customer whom a search finds. */
  getCard: (q: string) => Promise<Customer>;
  /** Customers whose figures are not those of their orders. */
  breaches: () => Promise<unknown[]>;
};

const rule =
  integrityRules["customers are the sums of their orders"] ?? sql`select 'no such rule' as example`;

/** To be called at the top of a test file. */
export async function startCallerShop(): Promise<CallerShop> {
  const shop = await startCustomerShop();
  const { database, get } = shop;
  const find = async (q: string) => (await shop.customers(`?q=${encodeURIComponent(q)}`)).customers;
  return {
    ...shop,
    async enter(order) {
      shop.passTime(60);
      const { line1 = "Herzl 5", city = "Haifa", country = "IL" } = order;
      const [row] = await database.asOwner(
        `insert into orders (customer_name, customer_email, customer_phone, source, subtotal_minor, total_minor, status, stock_state,
           created_at, billing_address, customer_id)
         values ($1, $2, $3, $4, 1000, 1000, 'completed', 'shipped', $5, $6, $7) returning id`,
        [
          order.name,
          order.email ?? null,
          order.phone,
          order.source ?? "admin",
          shop.now().toISOString(),
          JSON.stringify({ line1, city, country }),
          order.profileId ?? null,
        ],
      );
      return String(row?.["id"]);
    },
    findNames: async (q) => (await find(q)).map(({ name }) => name),
    async getCard(q) {
      const found = await find(q);
      expect(found).toHaveLength(1);
      return customerAdminEndpoints.readCustomer.response.parse(
        await get(`/api/admin/customers/${found[0]?.id}`),
      );
    },
    breaches: async () => (await database.runInTransaction(system, (db) => db.execute(rule))).rows,
  };
}
