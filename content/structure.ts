type Link = { readonly label: string; readonly to: string };

const noLinks: readonly Link[] = [];

/** The pages of the storefront that can be put away, and the links around every page. */
export const structure = {
  /** By the first part of their address. */
  pages: {
    gallery: true,
    "size-chart": true,
    faq: true,
    blog: true,
    contact: true,
    dealer: true,
    search: true,
  },
  header: {
    links: [
      { label: "Home", to: "/", links: noLinks },
      { label: "Products", to: "/products", links: noLinks },
      { label: "Gallery", to: "/gallery", links: noLinks },
      { label: "About", to: "/about", links: noLinks },
      { label: "Blog", to: "/blog", links: noLinks },
      { label: "Contact", to: "/contact", links: noLinks },
      { label: "Search", to: "/search", links: noLinks },
    ],
    /** A phone has them in its menu, too: the footer is far away there. */
    onPhones: [
      { label: "Size chart", to: "/size-chart" },
      { label: "FAQ", to: "/faq" },
      { label: "Become a Dealer", to: "/dealer" },
    ],
  },
  footer: {
    columns: [
      {
        title: "Shop",
        /** Links to the first product, and to the collection, come first. */
        products: true,
        links: [{ label: "Size chart", to: "/size-chart" }],
      },
      {
        title: "Company",
        products: false,
        links: [
          { label: "About", to: "/about" },
          { label: "Blog", to: "/blog" },
          { label: "FAQ", to: "/faq" },
          { label: "Become a Dealer", to: "/dealer" },
          { label: "Contact", to: "/contact" },
        ],
      },
    ],
    legal: [
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Accessibility", to: "/accessibility" },
    ],
  },
} as const;
