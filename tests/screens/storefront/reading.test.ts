// Articles and the size chart: what changes on the page, and handing it on.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { backpack } from "#content/backpack.ts";
import { reading } from "#i18n/en/reading.ts";
import { sharing } from "#i18n/en/sharing.ts";
import { sizeChartText } from "#i18n/en/size-chart.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { articlePaths } from "../../e2e/shop-pages.ts";
import { fill, getButton, getField } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop();

const getCards = () => within(getMain()).getAllByRole("article");
const getTitle = (card: HTMLElement | undefined) =>
  card === undefined ? "" : (within(card).getByRole("heading").textContent ?? "");
const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });
const readText = () => getMain().querySelector(".prose")?.textContent ?? "";

test("BLOG-07 BLOG-10 readers get from the blog to an article, on to a related one, and back", async () => {
  const user = await shop.open("/blog");
  const cards = getCards();
  expect(cards).toHaveLength(articlePaths.length);
  const days = cards.map((card) => card.querySelector("time")?.dateTime ?? "");
  expect(days).toEqual(days.toSorted().toReversed());
  const oldest = cards.at(-1) ?? getMain();
  const title = getTitle(oldest);
  const facts = [
    oldest.querySelector("time")?.textContent ?? "no day",
    within(oldest).getByText(/^\d+ min read$/).textContent ?? "no minutes",
  ];
  await user.click(
    within(oldest).getByRole("link", { name: new RegExp(`^${reading.readArticle}`) }),
  );

  await findHeading(title);
  expect(articlePaths).toContain(location.pathname);
  for (const fact of facts) expect(getMain()).toHaveTextContent(fact);
  const before = readText();
  expect(before).not.toBe("");
  screen.getByRole("link", { name: reading.shop(delivered.brand.productName) });

  // Another text takes the place of this one.
  const related = within(screen.getByRole("region", { name: reading.related })).getAllByRole(
    "article",
  );
  expect(related).toHaveLength(3);
  const next = getTitle(related[0]);
  await user.click(within(related[0] ?? getMain()).getAllByRole("link")[0] ?? getMain());
  await findHeading(next);
  expect(readText()).not.toBe("");
  expect(readText()).not.toBe(before);

  await user.click(screen.getByRole("link", { name: reading.backToBlog }));
  await waitFor(() => expect(getCards()).toHaveLength(articlePaths.length));
  expect(location.pathname).toBe("/blog");
});

test("SHARE-01 SHARE-02 Share copies the link and says so, or opens the sharing menu of the device", async () => {
  const user = await shop.open("/blog");
  const [card = getMain()] = getCards();
  const link = within(card).getByRole("link", { name: new RegExp(`^${reading.readArticle}`) });
  const share = getButton(`${sharing.share}${getTitle(card)}`, card);
  await user.click(share);
  await findNews(sharing.copied);
  const url = location.origin + (link.getAttribute("href") ?? "");
  expect(await navigator.clipboard.readText()).toBe(url);

  const handed = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share: handed });
  await user.click(share);
  Reflect.deleteProperty(navigator, "share");
  expect(handed).toHaveBeenCalledWith({ url, title: getTitle(card) });
});

test("SHARE-03 where copying is not possible either, Share shows the link", async () => {
  const user = await shop.open("/product/olive");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(
    within(getMain()).getByRole("button", { name: new RegExp(`^${sharing.share}`) }),
  );
  await findNews(sharing.copyByHand);
  await findNews(`${location.origin}/product/olive`);
});

test("SIZE-05 the size chart judges a pet's measures without leaving the page", async () => {
  const user = await shop.open("/size-chart");
  const { fit } = sizeChartText;
  const check = async (weight: number) => {
    await fill(user, getField(fit.weight), String(weight));
    await user.click(getButton(fit.check));
  };
  await fill(user, getField(fit.length), "26");
  await fill(user, getField(fit.height), "30");
  await check(4);
  const region = screen.getByRole("region", { name: fit.heading });
  const { verdict } = delivered["size-chart"].fit;
  expect(within(region).getByRole("status")).toHaveTextContent(verdict.fits);
  await check(backpack.maxPetKg + 0.1);
  expect(within(region).getByRole("status")).toHaveTextContent(verdict.tooLarge);
  expect(location.pathname + location.search).toBe("/size-chart");
});
