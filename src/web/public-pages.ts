// The public pages with an address and words of their own. Routes, sitemap and share images follow
// from this list; variants, articles and text pages come from the catalog and from texts.
import type { ImageName } from "#media/image.ts";
import type { Content, DocumentKey } from "#modules/content/documents.ts";
import { paths } from "./paths.ts";

export type PublicPage = {
  /** Names its share image. */
  readonly name: string;
  readonly path: `/${string}`;
  /** The file of the route, below src/web. */
  readonly file: string;
  /** Whether it is there only while a market is in effect whose law the shop describes. */
  readonly needsLaw?: true;
  /** Content of the share image: a word or two about the kind of page, its title, and an image. */
  readonly share: {
    readonly image: ImageName;
    /** The document that has the title; none where the words stand here. */
    readonly document?: DocumentKey;
    readonly getShareWords: (content: Content) => {
      readonly kicker: string;
      readonly title: string;
    };
  };
};

type Words<Key extends DocumentKey> = Pick<Content, Key>;

export const publicPages = [
  {
    name: "home",
    path: paths.home,
    file: "storefront/pages/home.tsx",
    share: {
      image: "hero/hero",
      document: "home",
      getShareWords: ({ brand, home }: Words<"brand" | "home">) => ({
        kicker: brand.productName,
        title: home.hero.heading,
      }),
    },
  },
  {
    name: "products",
    path: paths.products,
    file: "storefront/pages/products.tsx",
    share: {
      image: "product/caramel-2",
      document: "collection",
      getShareWords: ({ brand, collection }: Words<"brand" | "collection">) => ({
        kicker: brand.productName,
        title: collection.heading,
      }),
    },
  },
  {
    name: "gallery",
    path: paths.gallery,
    file: "storefront/pages/gallery.tsx",
    share: {
      image: "gallery/rooftop",
      document: "gallery",
      getShareWords: ({ gallery }: Words<"gallery">) => ({
        kicker: "Gallery",
        title: gallery.title,
      }),
    },
  },
  {
    name: "size-chart",
    path: paths.sizeChart,
    file: "storefront/pages/size-chart.tsx",
    share: {
      image: "product/olive-2",
      document: "size-chart",
      getShareWords: ({ "size-chart": sizeChart }: Words<"size-chart">) => ({
        kicker: "Size chart",
        title: sizeChart.title,
      }),
    },
  },
  {
    name: "faq",
    path: paths.faq,
    file: "storefront/pages/faq.tsx",
    share: {
      image: "gallery/alley",
      document: "faq",
      getShareWords: ({ faq }: Words<"faq">) => ({
        kicker: "Questions and answers",
        title: faq.title,
      }),
    },
  },
  {
    name: "blog",
    path: paths.blog,
    file: "storefront/pages/blog.tsx",
    share: {
      image: "gallery/vineyard",
      document: "blog",
      getShareWords: ({ blog }: Words<"blog">) => ({ kicker: "Blog", title: blog.title }),
    },
  },
  {
    name: "contact",
    path: paths.contact,
    file: "storefront/pages/contact.tsx",
    share: {
      image: "gallery/cherry",
      document: "contact",
      getShareWords: ({ contact }: Words<"contact">) => ({
        kicker: "Contact",
        title: contact.title,
      }),
    },
  },
  {
    name: "dealer",
    path: paths.dealer,
    file: "storefront/pages/dealer.tsx",
    share: {
      image: "product/blue-2",
      document: "dealer",
      getShareWords: ({ dealer }: Words<"dealer">) => ({
        kicker: "For businesses",
        title: dealer.title,
      }),
    },
  },
  {
    name: "rights",
    path: paths.rights,
    file: "storefront/pages/rights.tsx",
    needsLaw: true,
    share: {
      image: "detail/zipper",
      document: "rights",
      getShareWords: ({ brand, rights }: Words<"brand" | "rights">) => ({
        kicker: brand.name,
        title: rights.title,
      }),
    },
  },
] as const satisfies readonly PublicPage[];

export type PublicPageName = (typeof publicPages)[number]["name"];
