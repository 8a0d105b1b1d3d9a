// One return in the back office: what the customer sent, and until when it is due.
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { z } from "zod";
import { returns } from "#i18n/he/returns.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findDialog, getButton } from "./staff.ts";

const shop = await startScreenShop();
const text = returns.details;

test("RETURN-32 RETURN-31 photos are small in the page of a return and large in a dialog, and the deadline is there", async () => {
  const rows = await shop.database.asOwner(
    `insert into returns (typed_number, typed_email, kind, idempotency_key)
     values ('A1B2C3D4', 'ada@mail.example', 'claim', gen_random_uuid()::text) returning id`,
  );
  const [row] = z.tuple([z.object({ id: z.uuid() })]).parse(rows);
  await shop.database.asOwner(
    `insert into return_photos (return_id, position, storage_key)
     select $1, place, 'private/returns/' || md5(place::text) || '.jpg' from generate_series(0, 1) place`,
    [row.id],
  );
  const user = await shop.open(adminPaths.return(row.id), { as: "admin" });
  const photos = await screen.findByRole("list", { name: text.photos });
  expect(within(photos).getAllByRole("button")).toHaveLength(2);
  expect(screen.getByText(text.answerBy)).toBeVisible();
  await user.click(getButton(text.openPhoto(2), photos));
  const dialog = await findDialog(text.photo(2));
  const large = await within(dialog).findByRole("img", { name: text.photo(2) });
  expect(large).toHaveAttribute("src", expect.stringMatching(/^\/api\/admin\/downloads\//));
});
