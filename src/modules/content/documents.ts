// All texts that the owner can change: each document with its data in a fresh shop. For the server;
// browsers get only the texts of the page that they show.
import { account } from "#content/account.ts";
import { announcement } from "#content/announcement.ts";
import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import { collection } from "#content/collection.ts";
import { contact } from "#content/contact.ts";
import { contactPrivacy } from "#content/contact-privacy.ts";
import { dealer } from "#content/dealer.ts";
import { faq } from "#content/faq.ts";
import { gallery } from "#content/gallery.ts";
import { home } from "#content/home.ts";
import { newsletter } from "#content/newsletter.ts";
import { paymentInstructions } from "#content/payment-instructions.ts";
import { policies } from "#content/policies.ts";
import { productPage } from "#content/product-page.ts";
import { replyTemplates } from "#content/reply-templates.ts";
import { rights } from "#content/rights.ts";
import { eu } from "#content/rights/eu.ts";
import { il } from "#content/rights/il.ts";
import { uk } from "#content/rights/uk.ts";
import { us } from "#content/rights/us.ts";
import { sizeChart } from "#content/size-chart.ts";
import { structure } from "#content/structure.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { toField, type Field, type FieldHints, type Words } from "./fields.ts";
import { mailTexts } from "#content/mails.ts";
import { shopMailTexts } from "#content/shop-mails.ts";

/** A text called "email" is the label of a table row. */
const mailHints = { kinds: { email: "line" } } as const;
/** The shop's own people read Hebrew, also in what begins empty. */
const shopHints = { ...mailHints, lang: "he" } as const;

type Texts = typeof mailTexts;
type MailDocuments = {
  readonly [Name in keyof Texts as `mail/${Name}`]: {
    readonly group: "mails";
    readonly right: "settings.write";
    readonly seed: Texts[Name];
    readonly hints: typeof mailHints | typeof shopHints;
  };
};

/** The words of the mails: what several of them say, and a document for each kind. */
// A document for each of the texts, by construction.
const mailDocuments = Object.fromEntries(
  Object.entries(mailTexts).map(([name, seed]) => [
    `mail/${name}`,
    {
      group: "mails",
      right: "settings.write",
      seed,
      hints: Object.hasOwn(shopMailTexts, name) ? shopHints : mailHints,
    },
  ]),
) as MailDocuments;

/** The groups of documents in the back office, in this order. */
export const documentGroups = ["shop", "pages", "mails"] as const;
type DocumentGroup = (typeof documentGroups)[number];

/**
 * The right to change a document: a heavy one where it says who is paid, who mails come from, what
 * is promised by law or what mails say.
 */
export type DocumentRight = Extract<AdminAction, "content.write" | "settings.write">;

type Definition = {
  readonly group: DocumentGroup;
  readonly right: DocumentRight;
  readonly seed: Readonly<Record<string, unknown>>;
  readonly hints?: FieldHints;
  /** The page that shows it, for the preview; none for a document without a page. */
  readonly path?: `/${string}`;
};

/** The link to the size chart, which only a shop for pets has. */
const hintsOfFit = { optional: ["fit"] } as const;

const definitions = {
  brand: {
    group: "shop",
    right: "settings.write",
    seed: brand,
    // Addresses have lines; more of them than this no label holds.
    hints: {
      kinds: { postalAddress: "text", euResponsible: "text" },
      max: { postalAddress: 200, euResponsible: 200 },
    },
    path: "/contact",
  },
  policies: {
    group: "shop",
    right: "settings.write",
    seed: policies,
    // Of the days of a range this is a number, of a law its first day.
    hints: { kinds: { from: "day" } },
    path: "/faq",
  },
  announcement: { group: "shop", right: "content.write", seed: announcement, path: "/" },
  structure: {
    group: "shop",
    right: "content.write",
    seed: structure,
    hints: { items: { links: { label: "About", to: "/about" } } },
    path: "/",
  },
  "payment-instructions": { group: "shop", right: "settings.write", seed: paymentInstructions },
  home: {
    group: "pages",
    right: "content.write",
    seed: home,
    hints: hintsOfFit,
    path: "/",
  },
  collection: {
    group: "pages",
    right: "content.write",
    seed: collection,
    hints: hintsOfFit,
    path: "/products",
  },
  "product-page": {
    group: "pages",
    right: "content.write",
    seed: productPage,
    path: "/product/olive",
  },
  faq: {
    group: "pages",
    right: "content.write",
    seed: faq,
    hints: { choices: { payments: ["any", "off", "manual", "online"] } },
    path: "/faq",
  },
  "size-chart": { group: "pages", right: "content.write", seed: sizeChart, path: "/size-chart" },
  gallery: {
    group: "pages",
    right: "content.write",
    seed: gallery,
    path: "/gallery",
  },
  blog: { group: "pages", right: "content.write", seed: blog, path: "/blog" },
  contact: { group: "pages", right: "content.write", seed: contact, path: "/contact" },
  "contact-privacy": {
    group: "pages",
    right: "content.write",
    seed: contactPrivacy,
    path: "/contact",
  },
  dealer: { group: "pages", right: "content.write", seed: dealer, path: "/dealer" },
  newsletter: { group: "pages", right: "content.write", seed: newsletter, path: "/newsletter" },
  account: { group: "pages", right: "content.write", seed: account, path: "/auth" },
  rights: { group: "pages", right: "settings.write", seed: rights, path: "/rights" },
  "rights/il": { group: "pages", right: "settings.write", seed: il, path: "/rights" },
  "rights/eu": {
    group: "pages",
    right: "settings.write",
    seed: eu,
    path: "/rights",
  },
  "rights/uk": { group: "pages", right: "settings.write", seed: uk, path: "/rights" },
  "rights/us": { group: "pages", right: "settings.write", seed: us, path: "/rights" },
  ...mailDocuments,
  "reply-templates": { group: "mails", right: "content.write", seed: replyTemplates },
} as const satisfies Record<string, Definition>;

type Definitions = typeof definitions;
export type DocumentKey = keyof Definitions;

/** The content of each document, with placeholders filled. */
export type Content = { readonly [Key in DocumentKey]: Words<Definitions[Key]["seed"]> };

// Its own keys.
export const documentKeys = Object.keys(definitions) as readonly DocumentKey[];

export function getDefinition(key: DocumentKey): Definition {
  return definitions[key];
}

/** The right that changing a document takes; articles and pages of words are no documents here. */
export function getDocumentRight(key: string): DocumentRight {
  return isDocumentKey(key) ? getDefinition(key).right : "content.write";
}

export function isDocumentKey(key: string): key is DocumentKey {
  return Object.hasOwn(definitions, key);
}

const fieldsByKey = new Map<DocumentKey, Field>();

/** The fields of a document: always a group. */
export function getFields(key: DocumentKey): Field {
  const existing = fieldsByKey.get(key);
  if (existing !== undefined) return existing;
  const { seed, hints } = getDefinition(key);
  const fields = toField(seed, hints);
  fieldsByKey.set(key, fields);
  return fields;
}
