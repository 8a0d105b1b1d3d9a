import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import { MAX_STARS } from "#modules/reviews/kinds.ts";
import type { Rating } from "#modules/reviews/list-public-reviews.ts";
import { formatDecimal, MAIN_CURRENCY, money, type Money } from "#shared/money.ts";
import { paths } from "#web/paths.ts";
import { createSchema, type Schema } from "#web/seo/schema.ts";
import { returnPolicies, getSellerReference, type Seller } from "#web/seo/seller.ts";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";
import { getImageFile } from "./catalog-image.ts";

/** Told to search engines only when the catalog has no price. */
const FALLBACK_PRICE = money(89_99, MAIN_CURRENCY);

type OfferedVariant = Omit<CatalogVariant, "price"> & { price?: Money | undefined };

/** Subject of a product page. */
type Shown = {
  readonly variant: OfferedVariant;
  readonly siblings: readonly OfferedVariant[];
  readonly details: VariantDetails;
  /** The pages above this one, the highest first. */
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  /** Customer reviews that the page shows; nothing of samples. */
  readonly reviews?: { readonly rating: Rating } | undefined;
};

/**
 * Data of a product page for search engines: the variant with its offer, the others of its product
 * if there are any, and where the page lies.
 */
export function structuredData(shown: Shown, seller: Seller): Schema[] {
  const { variant, siblings, details, trail, reviews } = shown;
  const own = createSchema("Product", {
    ...productData(variant, seller),
    offers: {
      ...createOffer(variant, seller),
      hasMerchantReturnPolicy: returnPolicies(seller),
    },
    description: details.story ?? details.description ?? undefined,
    gtin: toGtin(details.barcode),
    weight: details.weightGrams === null ? undefined : createQuantity(details.weightGrams, "GRM"),
    ...(details.sizeMm && {
      height: createQuantity(details.sizeMm.height / 10, "CMT"),
      width: createQuantity(details.sizeMm.width / 10, "CMT"),
      depth: createQuantity(details.sizeMm.depth / 10, "CMT"),
    }),
    aggregateRating: reviews && ratingData(reviews.rating),
    isVariantOf: siblings.length > 1 ? groupData(shown, seller) : undefined,
  });
  return [
    own,
    breadcrumbData(
      [...trail, { label: variant.variantName, to: paths.product(variant.slug) }],
      seller.publicUrl,
    ),
  ];
}

/** A barcode that is unique worldwide; others begin with 02, 04 or 2. */
function toGtin(barcode: string | null): string | undefined {
  if (barcode === null) return undefined;
  const isOwn =
    barcode.length === 8
      ? /^[02]/.test(barcode)
      : // The first of fourteen digits is the size of the packaging.
        /^(?:0[24]|2)/.test(barcode.padStart(14, "0").slice(1));
  return isOwn ? undefined : barcode;
}

function ratingData({ count, average }: Rating) {
  return {
    "@type": "AggregateRating",
    ratingValue: average.toFixed(1),
    reviewCount: count,
    bestRating: MAX_STARS,
  };
}

/** The product as a whole, with its other variants. */
function groupData({ variant, siblings, details }: Shown, seller: Seller) {
  const hasVaried = (names: readonly (string | null)[]) => new Set(names).size > 1;
  const variesBy = [
    ...(hasVaried(siblings.map(({ shortName }) => shortName)) ? ["https://schema.org/color"] : []),
    ...(hasVaried(siblings.map(({ size }) => size)) ? ["https://schema.org/size"] : []),
  ];
  return {
    "@type": "ProductGroup",
    name: variant.productName,
    description: details.description ?? undefined,
    // The same on the pages of all its variants.
    url: seller.publicUrl + paths.product((siblings[0] ?? variant).slug),
    brand: { "@type": "Brand", name: seller.brand.name },
    productGroupID: variant.productId,
    variesBy,
    hasVariant: siblings
      .filter(({ slug }) => slug !== variant.slug)
      .map((sibling) => ({ "@type": "Product", ...productData(sibling, seller) })),
  };
}

/** One variant with its offer, for lists of them. */
export function productData(variant: OfferedVariant, seller: Seller) {
  return {
    name: formatFullName(variant),
    sku: variant.sku,
    color: variant.variantName,
    size: variant.size ?? undefined,
    image: variant.images.map((imageUrl) => toAbsolute(getImageFile(imageUrl), seller.publicUrl)),
    brand: { "@type": "Brand", name: seller.brand.name },
    offers: createOffer(variant, seller),
  };
}

const getAvailability = ({ available, leavesBy }: OfferedVariant) =>
  leavesBy ? "PreOrder" : available > 0 ? "InStock" : "OutOfStock";

function createOffer(variant: OfferedVariant, seller: Seller) {
  const { publicUrl, policies } = seller;
  const price = variant.price ?? FALLBACK_PRICE;
  return {
    "@type": "Offer",
    url: publicUrl + paths.product(variant.slug),
    price: formatDecimal(price),
    priceCurrency: price.currency,
    availability: `https://schema.org/${getAvailability(variant)}`,
    availabilityStarts: variant.leavesBy,
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingDestination: policies.searchedFrom.map((addressCountry) => ({
        "@type": "DefinedRegion",
        addressCountry,
      })),
      shippingRate: { "@type": "MonetaryAmount", value: 0, currency: price.currency },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: toDays(policies.processingBusinessDays),
        transitTime: toDays(policies.shippingDays.worldwideFree),
      },
    },
    seller: getSellerReference(seller),
    warranty: {
      "@type": "WarrantyPromise",
      durationOfWarranty: createQuantity(policies.warrantyMonths, "MON"),
    },
  };
}

/** Units are UN/CEFACT codes. */
function createQuantity(value: number, unitCode: "GRM" | "CMT" | "MON") {
  return { "@type": "QuantitativeValue", value, unitCode };
}

function toDays({ from, to }: { from: number; to: number }) {
  return { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" };
}

function toAbsolute(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}
