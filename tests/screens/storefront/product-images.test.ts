// The images of a product page: which one is shown, and what is said of it.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { productPage as content } from "#content/product-page.ts";
import { productPage } from "#i18n/en/product.ts";
import { images as storedImages } from "#media/manifest.ts";
import { createVariants } from "../../support/variants.ts";
import { getButton } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop();
const { findVariant } = createVariants(shop);
const text = productPage.carousel;
const words = content.inUse;

const getCarousel = () => screen.getByRole("region", { name: /^Pictures of/ });

/** The alternative text of each image that is shown. */
const getShown = () =>
  [...getCarousel().querySelectorAll("[data-shown] img")].map((image) => image.getAttribute("alt"));

async function openProduct(slug: string) {
  const user = await shop.open(`/product/${slug}`);
  const carousel = getCarousel();
  const { images, imageTexts } = await findVariant(slug);
  const own = new Map(
    Object.entries(storedImages).map(([name, { alt }]) => [`/media/${name}`, alt]),
  );
  const alts = images.map((url) => imageTexts[url] ?? own.get(url) ?? "");
  /** The image at this place is shown, marked and announced. */
  const expectShown = async (number: number) => {
    await waitFor(() => expect(getShown()).toEqual([alts[number - 1]]));
    const [live] = carousel.querySelectorAll("[aria-live=polite]");
    expect(live).toHaveTextContent(text.image(number, images.length));
    within(carousel).getByText(text.position(number, images.length));
    for (const place of images.keys())
      expect(getThumbnail(place + 1)).toHaveAttribute("aria-current", String(place + 1 === number));
  };
  const getThumbnail = (number: number) => getButton(text.image(number, images.length), carousel);
  return { user, carousel, count: images.length, expectShown, getThumbnail };
}

test("PDP-04 buttons and thumbnails change the image and wrap around at both ends", async () => {
  const { user, carousel, count, expectShown, getThumbnail } = await openProduct("olive");
  await expectShown(1);
  await user.click(getButton(text.previous, carousel));
  await expectShown(count);
  await user.click(getButton(text.next, carousel));
  await expectShown(1);
  await user.click(getThumbnail(3));
  await expectShown(3);
});

test("PDP-10 another color starts at its first image", async () => {
  const { user, carousel } = await openProduct("olive");
  await user.click(getButton(text.next, carousel));
  const colors = screen.getByRole("navigation", { name: productPage.color });
  await user.click(within(colors).getByRole("link", { name: backpackColors.blue.shortName }));
  await screen.findByRole("heading", { level: 1, name: new RegExp(backpackColors.blue.name) });
  expect(location.pathname).toBe("/product/blue");
  const { images } = await findVariant("blue");
  within(getCarousel()).getByText(text.position(1, images.length));
});

test("PDP-36 an image that is laid out opens in the viewer", async () => {
  const { user } = await openProduct("olive");
  const { images } = await findVariant("olive");
  const inUse = await screen.findByRole("region", { name: words.title });
  const [first] = within(inUse).getAllByRole("link");
  await user.click(first ?? inUse);
  expect(await screen.findByRole("dialog")).toBeVisible();
  const place = images.findIndex((url) => url.endsWith(`-${words.items[0].view}`));
  expect(location.hash).toBe(`#photo-${place + 1}`);
});
