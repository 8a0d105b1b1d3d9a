// Every image of the storefront, beside the file that the browser has chosen for it.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { absentPages, pagesByRoute } from "./shop-pages.ts";

/** More dots than two to a pixel no eye tells apart at the distance of a page. */
const SHARPEST = 2;
/** Browsers round to whole pixels. */
const ROUNDING = 1.02;
/** Most that `sizes` may promise, as a multiple of the shown width: it does not know each gap. */
const LARGEST_PROMISE = 1.35;
const FEW_PIXELS = 24;

const screens = [
  { name: "at 1440 and 1x", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: "at 768 and 2x", viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { name: "at 390 and 3x", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
];

/** One page of each kind; a page that answers with an error shows no images of its own. */
const addresses = pagesByRoute
  .flatMap(({ addresses: [first] }) => first ?? [])
  .filter((address) => !/none/.test(address) && !Object.hasOwn(absentPages, address));

type Shown = {
  readonly file: string;
  /** In pixels of the page: how wide the image is drawn, and how wide `sizes` says it is. */
  readonly drawn: number;
  readonly promised: number;
  /** In pixels of the file: the chosen one, and the largest that there is. */
  readonly width: number;
  readonly largest: number;
};

/** Has every image loaded that the page would show, however far below. */
function lookAtImages(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      (image) => image.srcset !== "" && image.sizes !== "" && image.checkVisibility(),
    );
    return Promise.all(
      shown.map(async (image) => {
        image.loading = "eager";
        await image.decode();
        const alone = new Image();
        alone.src = image.currentSrc;
        await alone.decode();
        const ratio = alone.naturalWidth / alone.naturalHeight;
        const { transform, scale, objectFit } = getComputedStyle(image);
        const grown = new DOMMatrix(transform);
        const factor = Math.hypot(grown.a, grown.b) * (Number.parseFloat(scale) || 1);
        const sides = [image.offsetWidth, image.offsetHeight * ratio];
        const drawn =
          objectFit === "cover"
            ? Math.max(...sides)
            : objectFit === "contain"
              ? Math.min(...sides)
              : image.offsetWidth;
        const sets = [image, ...(image.parentElement?.querySelectorAll("source") ?? [])]
          .map(({ srcset }) => srcset)
          .filter((srcset) => srcset.includes(new URL(image.currentSrc).pathname));
        return {
          file: new URL(image.currentSrc).pathname,
          drawn: drawn * factor,
          promised: image.naturalWidth,
          width: alone.naturalWidth,
          largest: Math.max(...sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(toNumber))),
        };
      }),
    );
    function toNumber([, digits]: RegExpMatchArray) {
      return Number(digits);
    }
  });
}

for (const { name, ...screen } of screens) {
  test.describe(name, () => {
    test.use(screen);

    test(`PIC-06 no image is shown larger than its file, and sizes state the displayed size ${name}`, async ({
      page,
    }) => {
      test.slow();
      const wrong: string[] = [];
      for (const address of addresses) {
        await page.goto(address);
        for (const { file, drawn, promised, width, largest } of await lookAtImages(page)) {
          // Slides that wait for their turn have no place.
          if (drawn === 0) continue;
          const needed = drawn * Math.min(screen.deviceScaleFactor, SHARPEST);
          const isSharp = width * ROUNDING >= Math.min(needed, largest);
          const isHonest =
            promised * ROUNDING >= drawn && promised <= drawn * LARGEST_PROMISE + FEW_PIXELS;
          if (isSharp && isHonest) continue;
          wrong.push(
            `${address} ${file}: drawn ${Math.round(drawn)}, promised ${Math.round(promised)}`,
          );
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
