import { homeText } from "#i18n/en/home.ts";
import { button, css, first } from "./person.ts";
import { expect, test } from "./test.ts";

test("SHELL-76 a visitor looks at a feature closely and lets it go by a press beside it", async ({
  person,
}) => {
  await person.open("/");
  await person.press(button("Reject"));
  await person.press(first(button(homeText.seeIt)));
  await person.see(css("dialog:modal"));
  await person.pressAt(10, 300);
  await person.seeNo(css("dialog:modal"));
  expect(await person.listCovered()).toEqual([]);
});
