// The public pages with an address and words of their own. Routes, sitemap and share images follow
// from this list; bags, articles and text pages come from the catalog and from files.
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { contact } from "#content/contact.ts";
import { dealer } from "#content/dealer.ts";
import { faq } from "#content/faq.ts";
import { gallery } from "#content/gallery.ts";
import { home } from "#content/home.ts";
import { collection } from "#content/collection.ts";
import { sizeChart } from "#content/size-chart.ts";
import type { ImageName } from "#media/image.ts";
import { paths } from "./paths.ts";

type PublicPage = {
  /** Names its share image. */
  readonly name: string;
  readonly path: `/${string}`;
  /** The file of the route, below src/web. */
  readonly file: string;
  /** What the share image says: a word or two about the kind of page, and its title. */
  readonly share: { readonly kicker: string; readonly title: string; readonly image: ImageName };
};

export const publicPages = [
  {
    name: "home",
    path: paths.home,
    file: "storefront/pages/home.tsx",
    share: { kicker: brand.productName, title: home.hero.heading, image: "hero/hero" },
  },
  {
    name: "products",
    path: paths.products,
    file: "storefront/pages/products.tsx",
    share: { kicker: brand.productName, title: collection.heading, image: "product/caramel-2" },
  },
  {
    name: "gallery",
    path: paths.gallery,
    file: "storefront/pages/gallery.tsx",
    share: { kicker: "Gallery", title: gallery.title, image: "gallery/rooftop" },
  },
  {
    name: "size-chart",
    path: paths.sizeChart,
    file: "storefront/pages/size-chart.tsx",
    share: { kicker: "Size chart", title: sizeChart.title, image: "product/olive-2" },
  },
  {
    name: "faq",
    path: paths.faq,
    file: "storefront/pages/faq.tsx",
    share: { kicker: "Questions and answers", title: faq.title, image: "gallery/alley" },
  },
  {
    name: "blog",
    path: paths.blog,
    file: "storefront/pages/blog.tsx",
    share: { kicker: "Blog", title: blog.title, image: "gallery/vineyard" },
  },
  {
    name: "contact",
    path: paths.contact,
    file: "storefront/pages/contact.tsx",
    share: { kicker: "Contact", title: contact.title, image: "gallery/cherry" },
  },
  {
    name: "dealer",
    path: paths.dealer,
    file: "storefront/pages/dealer.tsx",
    share: { kicker: "For businesses", title: dealer.title, image: "product/blue-2" },
  },
] as const satisfies readonly PublicPage[];

export type PublicPageName = (typeof publicPages)[number]["name"];
