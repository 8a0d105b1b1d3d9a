// A visitor looks round in the shop.
import { backpackColors } from "#content/backpack-colors.ts";
import { gallery } from "#content/gallery.ts";
import { homeText } from "#i18n/en/home.ts";
import { productPage } from "#i18n/en/product.ts";
import { viewerText } from "#i18n/en/viewer.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { button, css, first, heading, link } from "./person.ts";
import { enter, followHeader, main } from "./steps.ts";
import { hands, test } from "./test.ts";

const openDialog = css("dialog:modal");

for (const hand of hands)
  test.describe(hand, () => {
    test.use({ hand });

    test(`SHELL-76 home, a feature, the collection and a product, by ${hand}`, async ({
      person,
    }) => {
      await enter(person, paths.home);
      await person.seeNothingCovered();
      await person.press(first(button(homeText.seeIt)));
      await person.see(openDialog);
      await person.pressAt(4, 4);
      await person.seeNo(openDialog);

      await followHeader(person, hand, shell.products);
      await person.isAt(paths.products);
      await person.seeNothingCovered();
      await person.press(first(link(backpackColors.blue.name, main)));
      await person.isAt(paths.product("blue"));
      await person.see(heading(backpackColors.blue.name));
      await person.press(first(link(backpackColors.olive.shortName, main)));
      await person.isAt(paths.product("olive"));
      await person.seeNothingCovered();
      // A finger swipes.
      if (hand === "finger") return;
      const images = css(`[aria-roledescription="${productPage.carousel.carousel}"]`);
      await person.press(button(productPage.carousel.next, images));
      await person.seeText("2 /", images);
    });

    test(`SHELL-76 the gallery, a question and the dark theme, by ${hand}`, async ({ person }) => {
      await enter(person, paths.gallery);
      await person.seeNothingCovered();
      await person.press(first(css("main li a:has(img)")));
      const count = gallery.images.items.length;
      const caption = css("[aria-live]", { within: openDialog });
      await person.seeText(viewerText.position(1, count), caption);
      await person.press(button(viewerText.next, openDialog));
      await person.seeText(viewerText.position(2, count), caption);
      await person.pressKeys("ArrowRight");
      await person.seeText(viewerText.position(3, count), caption);
      await person.pressKeys("Escape");
      await person.seeNo(openDialog);
      // The viewer takes its own entry of the history back.
      await person.waitFor("the gallery's own address", () => location.hash === "");

      await person.open(paths.faq);
      const question = first(css("main summary"));
      await person.press(question);
      await person.see(css("main details[open]"));
      await person.press(question);
      await person.seeNo(css("main details[open]"));
      await person.seeNothingCovered();
      await person.press(button(shell.footer.themes.dark, css("footer")));
      await person.open(paths.faq);
      await person.waitFor(
        "the page is dark",
        () => getComputedStyle(document.documentElement).colorScheme === "dark",
      );
    });
  });
