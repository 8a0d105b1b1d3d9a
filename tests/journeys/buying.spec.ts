// A guest buys, from the product page to the page of their order.
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { productPage } from "#i18n/en/product.ts";
import { paths } from "#web/paths.ts";
import { button, css, field, first, link } from "./person.ts";
import { enter, main } from "./steps.ts";
import { hands, test } from "./test.ts";

const { name } = backpackColors.olive;
const guest = {
  fullName: "Maya Brenner",
  phoneNumber: "503 555 0100",
  addressLine1: "14 Alder Lane",
  city: "Portland",
  postalCode: "97205",
} as const;

for (const hand of hands)
  test.describe(hand, () => {
    test.use({ hand });

    test(`CART-33 SHELL-76 cart quantities, removal, Undo and a coupon work, by ${hand}`, async ({
      person,
    }) => {
      await enter(person, paths.product("olive"));
      await person.press(first(link(productPage.addToCart, main)));
      await person.isAt(paths.cart);
      await person.seeNothingCovered();
      const quantity = css("output", { within: main });
      await person.press(button(cart.increase(name)));
      await person.seeText("2", quantity);
      await person.press(button(cart.decrease(name)));
      await person.seeText("1", quantity);
      await person.press(button(cart.removeLabel(name)));
      await person.seeText(cart.empty, main);
      await person.press(button(cart.undoLabel(name)));
      await person.seeText("1", quantity);
      await person.type(field(cart.coupon.label), "first15");
      await person.press(button(cart.coupon.apply));
      await person.seeText(cart.coupon.saved(15));
      await person.open(paths.cart);
      await person.see(button(cart.coupon.remove));
      await person.seeText("1", quantity);
    });

    test(`GIFT-07 SHELL-76 a guest's order with its gift, by ${hand}`, async ({ person }) => {
      await enter(person, paths.product("olive"));
      await person.press(first(link(productPage.addToCart, main)));
      await person.isAt(paths.cart);
      await person.press(first(link(cart.checkout, main)));
      await person.isAt(paths.order("olive"));
      await person.press(button(checkout.continueTo.payment));
      // A field that is wrong has the focus, and its label is in sight below the header.
      await person.waitFor("the first wrong field is in sight", () => {
        const bar = document.querySelector("header > div:last-child")?.getBoundingClientRect();
        const label = document.querySelector("label[for=country]")?.getBoundingClientRect();
        if (!bar || !label || document.activeElement?.id !== "country") return false;
        return label.top >= bar.bottom && label.bottom < innerHeight;
      });
      await person.seeNothingCovered();
      for (const [id, text] of Object.entries(guest)) await person.type(css(`#${id}`), text);
      await person.type(css("#email"), `maya-${hand}@people.example`);
      await person.choose(css("#country"), "United States");
      await person.press(button(checkout.continueTo.payment));
      await person.see(button(ordering.pay.manual.button));
      await person.seeNothingCovered();
      await person.press(button(ordering.pay.manual.button));

      await person.isAt(paths.orderSuccess);
      await person.seeText(cart.summary.free, main);
      await person.waitFor("each line has its image", () => {
        const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
        return images.length === 2 && images.every((each) => each.naturalWidth > 0);
      });
      await person.seeNothingCovered();
      await person.press(link(orderSuccess.guestOrder));
      await person.seeText(orderStatus.timeline.events.created, main);
      await person.seeText(orderStatus.free, css("main li:has(img) + li"));
      await person.seeNothingCovered();
    });
  });
