// Staff open the rows of the back office's lists, beside all that a row holds.
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { products } from "#i18n/he/products.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { button, css, field, first, tab, type Person } from "./person.ts";
import { administrator, signIn } from "./steps.ts";
import { expect, hands, test } from "./test.ts";

const rows = css("main tbody tr:has(a)");
/** Beside the list, or over it where there is no room. */
const panel = css("aside h2[tabindex], [role=dialog] h2[tabindex]");

/** In the page: where the link of the second row leads, and a place of the row beside its words. */
function findPlace() {
  const row = document.querySelectorAll("main tbody tr:has(a)")[1];
  const link = [...(row?.querySelectorAll("a") ?? [])].find((each) => each.checkVisibility());
  if (!link || !row) return undefined;
  row.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom } = row.getBoundingClientRect();
  const words = link.getBoundingClientRect();
  const y = Math.round((top + bottom) / 2);
  for (let x = Math.round(left) + 4; x < right; x += 4)
    if ((x < words.left || x > words.right) && document.elementFromPoint(x, y) === link)
      return { x, y, path: link.pathname };
  return undefined;
}

/** Opens a list, and its second row by a press beside the words of its link. */
async function openRow(person: Person, list: string): Promise<void> {
  await person.open(list);
  await person.see(first(rows));
  await person.seeNothingCovered();
  await person.waitFor("the rows stay", () => document.querySelector("[aria-busy=true]") === null);
  const place = await person.window.run(findPlace);
  expect(place, "a place of the second row that belongs to its link").toBeDefined();
  await person.pressAt(place?.x ?? 0, place?.y ?? 0);
  await person.isAt(place?.path ?? "");
}

for (const hand of hands)
  test.describe(hand, () => {
    test.use({ hand });

    test(`ORDL-01 SHELL-76 a row of a list opens its order, customer or product, by ${hand}`, async ({
      person,
    }) => {
      await signIn(person, administrator, adminPaths.home);
      await openRow(person, adminPaths.home);
      await person.see(panel);
      await openRow(person, adminPaths.orders);
      await person.see(panel);
      await person.seeNothingCovered();
      await openRow(person, adminPaths.customers);
      await person.see(panel);
      await person.seeNothingCovered();
      await openRow(person, adminPaths.products);
      await person.see(tab(products.page.tab.images));
      await person.seeNothingCovered();
    });

    test(`STOCK-39 SHELL-76 a variant is found, and a unit of it added and undone, by ${hand}`, async ({
      person,
    }) => {
      await signIn(person, administrator, adminPaths.inventory);
      await person.see(first(rows));
      await person.seeNothingCovered();
      await person.type(field(inventory.search), "olive");
      await person.waitFor("all rows are about olive", () =>
        [...document.querySelectorAll("main tbody tr")].every((row) =>
          row.textContent.toLowerCase().includes("olive"),
        ),
      );
      await person.press(button(inventory.step.more(""), first(rows)));
      await person.seeText(inventory.step.done(1));
      await person.press(button(admin.dialog.undo));
      await person.seeText(inventory.step.undone);
    });
  });
