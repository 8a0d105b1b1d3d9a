import { expect, test } from "vitest";
import { testDatabase } from "../../support/database.ts";

const seeded = await testDatabase({ seeded: true });
const empty = await testDatabase();

test("a seeded test database holds the demo, an empty one only its tables", async () => {
  const counts =
    "select (select count(*)::int from products) as products, (select count(*)::int from orders) > 100 as busy";
  const [full] = await seeded.asOwner(counts);
  expect(full).toMatchObject({ busy: true });
  expect(full?.["products"]).not.toBe(0);
  expect(await empty.asOwner(counts)).toEqual([{ products: 0, busy: false }]);
});
