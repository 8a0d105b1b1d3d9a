import { expect, test } from "vitest";
import { startShopWithPeople } from "../roles/staff-people.ts";

const { as, moderator, grant, database } = await startShopWithPeople();
const [from, to] = ["/media/gallery/lodge", "/media/gallery/train"];
const replace = () => as(moderator, "POST", "/api/admin/pictures/replace", { from, to });

test("MEDIA-06 without the right to change products no picture of a product is replaced", async () => {
  await database.asOwner(`with added as (
      insert into products (name, base_price_minor) values ('Rug', 900) returning id)
    insert into product_images (product_id, image_url) select id, '${from}' from added`);
  await grant("content.read", "content.write");
  expect(await replace()).toMatchObject({ status: 403, code: "forbidden" });
  expect(await database.asOwner("select key from content_documents")).toEqual([]);
  await grant("content.read", "content.write", "catalogue.read", "catalogue.write");
  expect(await replace()).toMatchObject({ status: 200 });
});

test("MEDIA-09 the right to read content does not allow changing the library", async () => {
  await grant("content.read");
  expect(await as(moderator, "GET", "/api/admin/pictures")).toMatchObject({ status: 200 });
  for (const [method, path, body] of [
    ["PATCH", "/api/admin/pictures", { address: from, focusX: 10 }],
    ["POST", "/api/admin/pictures/replace", { from, to }],
    ["POST", "/api/admin/pictures/delete", { address: from }],
  ] as const)
    expect(await as(moderator, method, path, body)).toMatchObject({ code: "forbidden" });
  await grant();
  expect(await as(moderator, "GET", "/api/admin/pictures")).toMatchObject({ code: "forbidden" });
});
