// `npm run e2e:webkit`: the way of a customer and of the shop's staff in WebKit, Safari's engine,
// through what it does its own way: focus, dialogs, storage, keys.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { homeText } from "#i18n/en/home.ts";
import { shell } from "#i18n/en/shell.ts";
import { findWebKit, noWebKit } from "../../scripts/install/engines.ts";
import { demoPassword } from "../e2e/accounts.ts";
import { openWebKit, type Driver } from "./web-driver.ts";

const CONTROL = "\uE009";
const ENTER = "\uE007";
const RIGHT = "\uE014";
const port = 3199;
const base = `http://127.0.0.1:${port}`;

const button = (name: string) => `//button[contains(normalize-space(.), "${name}")]`;
const link = (name: string) => `//main//a[contains(normalize-space(.), "${name}")]`;
const isAt = "return location.pathname === arguments[0]";
const says = "return document.querySelector('main').innerText.includes(arguments[0])";

/** Opens a page and waits until its scripts have taken over: they press the theme that is shown. */
async function open(webkit: Driver, path: string): Promise<Driver> {
  await webkit.goto(base + path);
  await webkit.untilTrue("return document.querySelector('footer [aria-pressed=true]') !== null");
  return webkit;
}

type Step = readonly [what: string, walk: (webkit: Driver) => Promise<unknown>];

const steps: readonly Step[] = [
  [
    "a feature's image opens, and closes by a press beside it",
    async (webkit) => {
      const { press, pressAt, untilTrue } = await open(webkit, "/");
      await press(button("Reject"));
      await press(`//button[contains(., "${homeText.seeIt}")]`);
      await untilTrue("return document.querySelector('dialog[open]') !== null");
      await pressAt(10, 300);
      await untilTrue("return document.querySelector('dialog[open]') === null");
    },
  ],
  [
    "a bag goes into the cart, and a coupon lowers its price",
    async (webkit) => {
      const { press, type, untilTrue } = await open(webkit, "/product/olive");
      await press(link("Add to Cart"));
      await untilTrue(isAt, "/cart");
      await type("input[name=coupon]", "save10");
      await press(button(cart.coupon.apply));
      await untilTrue(says, cart.coupon.saved(10));
      // A window without the focus keeps its messages.
      await press(`[aria-label="${shell.toast.region}"] [aria-label="${shell.toast.close}"]`);
    },
  ],
  [
    "a field that is wrong is in sight with its label",
    async ({ press, untilTrue }) => {
      await press(`//main//a[normalize-space(.) = "${cart.checkout}"]`);
      await untilTrue(isAt, "/order/olive");
      await press(link(checkout.continueTo.details));
      await press(button(checkout.continueTo.payment));
      await untilTrue(`
        const field = document.activeElement;
        if (field.id !== "fullName") return false;
        const header = document.querySelector("header > div:last-child");
        const label = document.querySelector("label[for=fullName]").getBoundingClientRect();
        return label.top >= header.getBoundingClientRect().bottom && label.bottom < innerHeight`);
    },
  ],
  [
    "the details lead to the payment note, and nothing can be paid",
    async ({ press, type, untilTrue }) => {
      await type("#fullName", "Noa Levi");
      await type("#email", "noa@example.com");
      await type("#phoneNumber", "503 555 0100");
      await press("//select[@id='country']/option[@value='US']");
      await type("#addressLine1", "14 Alder Lane");
      await type("#city", "Portland");
      await type("#postalCode", "97205");
      await press(button(checkout.continueTo.payment));
      await untilTrue(says, "Secure payment processing coming soon");
      await untilTrue("return document.querySelector('main button[type=submit]').disabled");
    },
  ],
  [
    "the cart and what was typed are there after a reload",
    async (webkit) => {
      const { untilTrue } = await open(webkit, "/order/olive?step=details");
      await untilTrue("return document.querySelector('#city')?.value === 'Portland'");
    },
  ],
  [
    "an image of the gallery opens large, and arrow keys go on",
    async (webkit) => {
      const { press, keys, untilTrue } = await open(webkit, "/gallery");
      await press("//main//li//a[.//img]");
      await untilTrue(
        "return location.hash !== '' || document.querySelector('dialog[open]') !== null",
      );
      const caption = "return document.querySelector('dialog[open] [aria-live]').innerText";
      await untilTrue(`${caption}.includes('1 ')`);
      await keys(RIGHT);
      await untilTrue(`${caption}.includes('2 ')`);
    },
  ],
  [
    "the theme is dark once it is chosen",
    async (webkit) => {
      const { press, untilTrue } = await open(webkit, "/faq");
      await press(`//footer${button("Dark")}`);
      await open(webkit, "/faq");
      await untilTrue("return getComputedStyle(document.documentElement).colorScheme === 'dark'");
    },
  ],
  [
    "staff sign in, and the palette finds a screen",
    async (webkit) => {
      const { type, press, keys, untilTrue } = await open(webkit, "/auth?next=/admin");
      await type("input[type=email]", "admin@wanderpaw.example");
      await type("input[type=password]", demoPassword);
      await press("//main//form//button[@type='submit']");
      await untilTrue(isAt, "/admin");
      await untilTrue("return document.querySelector('h1') !== null");
      await keys(CONTROL, "k");
      await type("[role=combobox]", "מלאי");
      await untilTrue("return document.querySelector('[role=option]') !== null");
      await keys(ENTER);
      await untilTrue("return location.pathname !== '/admin'");
    },
  ],
];

const programs = findWebKit();
if (programs === undefined) console.log(`skipped: ${noWebKit}`);
else process.exitCode = (await walkAll(programs)) ? 0 : 1;

async function walkAll(found: NonNullable<typeof programs>): Promise<boolean> {
  const script = join(import.meta.dirname, "../../scripts/check/e2e-shop.ts");
  const shop = fork(script, [String(port)]);
  const gone = once(shop, "exit");
  const isReady = await Promise.race([
    once(shop, "message").then(() => true),
    gone.then(() => false),
  ]);
  if (!isReady) return false;
  const webkit = await openWebKit({ programs: found, port: port + 5 });
  try {
    for (const [what, walk] of steps) {
      await walk(webkit);
      console.log(`  ok  ${what}`);
    }
    return true;
  } catch (error) {
    console.error(
      error,
      await webkit.run("return [location.href, document.body.innerText.slice(0, 400)]"),
    );
    return false;
  } finally {
    await webkit.close();
    shop.kill("SIGTERM");
    await gone;
  }
}
