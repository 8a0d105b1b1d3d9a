// A shop whose customers the back office looks at, through the API.
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { startAdminShop, type AdminShop } from "../back-office/admin-shop.ts";

export type CustomerShop = AdminShop & {
  /** The answer to the administrator. Throws when the request is refused. */
  get: (path: string) => Promise<unknown>;
  /** The page of customers of a query string. */
  customers: (
    query?: string,
  ) => Promise<ReturnType<typeof customerAdminEndpoints.listCustomers.response.parse>>;
  /** The id of the customer with this address. */
  getId: (email: string) => Promise<string>;
};

/** To be called at the top of a test file. */
export async function startCustomerShop(): Promise<CustomerShop> {
  const shop = await startAdminShop();
  const { database, asAdmin } = shop;
  async function get(path: string): Promise<unknown> {
    const answer = await asAdmin("GET", path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return JSON.parse(answer.text);
  }
  return {
    ...shop,
    get,
    customers: async (query = "") =>
      customerAdminEndpoints.listCustomers.response.parse(
        await get(`/api/admin/customers${query}`),
      ),
    async getId(email) {
      const [row] = await database.asOwner("select id from customers where email = $1", [email]);
      return String(row?.["id"]);
    },
  };
}
