// A customer looks after their orders and their account.
import { account } from "#i18n/en/account.ts";
import { accountSettings } from "#i18n/en/account-settings.ts";
import { orders } from "#i18n/en/orders.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { button, css, field, first, heading, link } from "./person.ts";
import { followHeader, main, signIn } from "./steps.ts";
import { hands, test } from "./test.ts";

for (const hand of hands)
  test.describe(hand, () => {
    test.use({ hand });

    test(`SHELL-76 a customer sees an order, changes their name and signs out, by ${hand}`, async ({
      person,
    }) => {
      await signIn(person, "customer@wanderpaw.example", paths.orders);
      await person.see(first(link(orders.details, main)));
      await person.seeNothingCovered();
      await person.press(first(link(orders.details, main)));
      await person.see(heading(orderStatus.timeline.title));
      await person.seeNothingCovered();

      await followHeader(person, hand, shell.myOrders);
      await person.press(link(accountSettings.title, main));
      await person.isAt(paths.account);
      await person.see(field(account.fullName, main));
      await person.seeNothingCovered();
      await person.type(field(account.fullName, main), `Maya by ${hand}`);
      await person.press(button(accountSettings.profile.save));
      await person.seeText(accountSettings.profile.saved);
      if (hand === "finger") await person.press(button(shell.menu, css("header")));
      await person.press(button(shell.signOut, css("header")));
      await person.waitFor("nobody is signed in", () => {
        const isStored = document.documentElement.hasAttribute("data-stored-session");
        return !isStored && location.pathname !== "/account";
      });
    });
  });
