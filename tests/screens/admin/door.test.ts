// Payments at the door in the back office: from the work list to the answer, and to its order.
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { z } from "zod";
import { door as text } from "#i18n/he/door.ts";
import { toDo } from "#i18n/he/to-do.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findToast, getButton } from "./staff.ts";

const shop = await startScreenShop();

test("REVIEW-23 REVIEW-24 a payment at the door is found in the work list, counted by country, and marked as looked into", async () => {
  const rows = await shop.database.asOwner(
    `insert into door_answers (order_id, country, paid, amount_minor, currency, note)
     select id, 'GB', n.place = 1, case when n.place = 1 then 1250 end, case when n.place = 1 then 'GBP' end,
       case when n.place = 1 then 'The courier asked for it' end
     from (select id, row_number() over (order by id) as place from orders where deleted_at is null) n
     where n.place <= 3 returning order_id as id, paid`,
  );
  const [paid] = z
    .array(z.object({ id: z.string(), paid: z.boolean() }))
    .parse(rows)
    .filter((row) => row.paid);
  const user = await shop.open(adminPaths.home, { as: "admin" });
  await user.click(
    await screen.findByRole("link", { name: (name) => name.includes(toDo.kinds.paidAtDoor.one) }),
  );
  expect(await screen.findByText(text.promises.count(2, 3))).toBeVisible();
  const row = await screen.findByRole("row", { name: /£12\.50/ });
  expect(row).toHaveTextContent("The courier asked for it");
  expect(within(row).getByRole("link")).toHaveAttribute("href", adminPaths.order(paid?.id ?? ""));
  await user.click(getButton(text.look.button, row));
  await findToast(text.look.saved);
  expect(await screen.findByText(text.list.filtered.title)).toBeVisible();
});
