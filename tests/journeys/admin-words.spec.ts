// Staff change what the shop says and how it works, and find their way by the palette.
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { admin } from "#i18n/he/admin.ts";
import { contentActions, contentEditor } from "#i18n/he/content-editor.ts";
import { contentList } from "#i18n/he/content.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { palette } from "#i18n/he/palette.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { button, css, dialog, field, first, link, option } from "./person.ts";
import { administrator, signIn } from "./steps.ts";
import { expect, hands, test } from "./test.ts";

for (const hand of hands)
  test.describe(hand, () => {
    test.use({ hand });

    test(`EDIT-05 SHELL-76 a heading is found, changed, published and read in the shop, by ${hand}`, async ({
      person,
      meet,
    }) => {
      const words = `A new view by ${hand}`;
      await signIn(person, administrator, adminPaths.content);
      await person.type(field(contentList.search), getDocumentName("gallery"));
      await person.seeNothingCovered();
      await person.press(link(getDocumentName("gallery")));
      await person.isAt(adminPaths.document("gallery"));
      await person.type(css("#field-title"), words);
      await person.seeText(contentEditor.save.saved(""));
      await person.seeNothingCovered();
      await person.press(button(contentActions.publish.button));
      const form = dialog(contentActions.publish.title);
      await person.see(button(contentActions.publish.submit, form));
      await person.seeNothingCovered();
      await person.press(button(contentActions.publish.submit, form));
      await person.seeNo(form);
      const visitor = await meet();
      // The page is kept for a moment.
      await expect(async () => {
        await visitor.open(paths.gallery);
        expect(await visitor.read(css("h1"))).toBe(words);
      }).toPass();
    });

    test(`SET-05 PAL-01 SHELL-76 the palette finds a screen, and a setting is changed, by ${hand}`, async ({
      person,
    }) => {
      await signIn(person, administrator, adminPaths.home);
      await person.see(button(admin.search));
      // By keys, too, where there is a keyboard.
      if (hand === "pointer") await person.pressKeys("Control", "k");
      else await person.press(button(admin.search));
      await person.type(field(palette.field), "settings");
      if (hand === "finger") await person.press(first(option("")));
      else {
        await person.see(first(option("")));
        await person.pressKeys("Enter");
      }
      await person.isAt(adminPaths.settings);
      const name = field(generalSettings.settings.system_name.name);
      await person.see(name);
      await person.seeNothingCovered();
      await person.type(name, `Bags by ${hand}`);
      await person.pressKeys("Enter");
      await person.seeText(generalSettings.saved);
      await person.waitFor(
        "the title has the name",
        (words: string) => document.title.endsWith(words),
        `Bags by ${hand}`,
      );
    });
  });
