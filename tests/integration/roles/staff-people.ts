// People with and without rights in the back office, and what moderators have been granted at the
// moment.
import type { Answer } from "../http/timed-shop.ts";
import { startIdentityShop, type IdentityShop } from "../identity/identity-shop.ts";
import { setGrants } from "../../support/grants.ts";

type Person = Awaited<ReturnType<IdentityShop["createCustomer"]>>;

/** To be called at the top of a test file. */
export async function startShopWithPeople() {
  const shop = await startIdentityShop();
  const { database, createCustomer, visitor } = shop;
  const admin = await createCustomer({ role: "admin", fullName: "Ada Admin" });
  const moderator = await createCustomer({ role: "moderator", fullName: "Mo Moderator" });
  const customer = await createCustomer({ fullName: "Cleo Customer" });
  const stranger = visitor();

  return {
    ...shop,
    admin,
    moderator,
    customer,
    /** Makes a request as somebody, or as a stranger. */
    as: (
      person: Person | undefined,
      method: string,
      path: string,
      body?: unknown,
    ): Promise<Answer> => {
      const { caller } = person ?? { caller: stranger };
      return caller.call(method, path, {
        ...(person && { accessToken: person.session.access_token }),
        ...(body === undefined ? {} : { body }),
      });
    },
    /** Grants every moderator exactly these. */
    grant: (...actions: readonly string[]) => setGrants(database, actions),
  };
}
