// The addresses that people keep with their account.
import { expect, test } from "vitest";
import { bookFields } from "#modules/checkout/book-fields.ts";
import { addressBookEndpoints } from "#modules/address-book/endpoints.ts";
import { details } from "../../support/sample-order.ts";
import { startIdentityShop } from "./identity-shop.ts";

const { createCustomer, visitor } = await startIdentityShop();

type Person = Awaited<ReturnType<typeof createCustomer>>;

const typed = (label: string, changes: object = {}, isDefault = false) => ({
  label,
  details: {
    ...Object.fromEntries(bookFields.map((field) => [field, details[field]])),
    ...changes,
  },
  isDefault,
});
const as =
  ({ caller, session }: Person) =>
  (method: string, path: string, body?: unknown) =>
    caller.call(method, `/api/addresses${path}`, {
      accessToken: session.access_token,
      ...(body !== undefined && { body }),
    });
async function readBook(person: Person) {
  const { text } = await as(person)("GET", "");
  return addressBookEndpoints.listAddresses.response.parse(JSON.parse(text)).addresses;
}
const labels = async (person: Person) =>
  (await readBook(person)).map(({ label, isDefault }) => (isDefault ? `${label}*` : label));

test("OWN-20 an address is stored as in an order, by the rules of the checkout", async () => {
  const ann = await createCustomer();
  const call = as(ann);
  expect(await call("POST", "", typed("Home", { city: " ", country: "XX" }))).toMatchObject({
    status: 422,
    fields: { "details.city": ["required"], "details.country": ["unknown"] },
  });
  expect(await call("POST", "", typed(" "))).toMatchObject({ fields: { label: ["required"] } });
  expect(await call("POST", "", typed("x".repeat(41)))).toMatchObject({
    fields: { label: ["too_long"] },
  });
  expect(await call("POST", "", typed("Home", { city: " Portland " }))).toMatchObject({
    status: 200,
  });
  expect(await readBook(ann)).toMatchObject([
    {
      label: "Home",
      name: details.fullName,
      phone: `${details.phoneCountryCode} ${details.phoneNumber}`,
      address: { city: "Portland", country: details.country },
      isDefault: true,
    },
  ]);
});

test("OWN-20 there is one default and never an eleventh address, even after simultaneous changes", async () => {
  const ann = await createCustomer();
  const call = as(ann);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => call("POST", "", typed(`Place ${index}`, {}, true))),
  );
  expect(answers.filter(({ code }) => code === "too_many_addresses")).toHaveLength(2);
  const book = await readBook(ann);
  expect(book).toHaveLength(10);
  expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  const [first, second] = book;
  await call("PUT", `/${second?.id}`, typed("Second", {}, true));
  expect((await labels(ann))[0]).toBe("Second*");
  // The default stays one until another takes its place.
  await call("PUT", `/${second?.id}`, typed("Still", {}, false));
  expect((await labels(ann))[0]).toBe("Still*");
  await call("DELETE", `/${second?.id}`);
  expect((await readBook(ann)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect((await readBook(ann)).some(({ id }) => id === first?.id)).toBe(true);
});

test("OWN-21 other users' addresses are not found, even by administrators, and visitors have no address book", async () => {
  const [ann, bo] = [await createCustomer(), await createCustomer({ role: "admin" })];
  await as(ann)("POST", "", typed("Home"));
  const [home] = await readBook(ann);
  const call = as(bo);
  expect(await readBook(bo)).toEqual([]);
  expect(await call("PUT", `/${home?.id}`, typed("Mine"))).toMatchObject({ code: "not_found" });
  expect(await call("DELETE", `/${home?.id}`)).toMatchObject({ code: "not_found" });
  expect(await labels(ann)).toEqual(["Home*"]);
  expect(await visitor().call("GET", "/api/addresses")).toMatchObject({ status: 401 });
  expect(await call("POST", "", typed("Office"))).toMatchObject({ status: 200 });
});
