import { backpack } from "#content/backpack.ts";
import { colourStories } from "#content/product-page.ts";
import { brand } from "#content/brand.ts";
import { policies } from "#content/policies.ts";
import { shell } from "#i18n/en/shell.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { money, toMajorUnits, type Money } from "#shared/money.ts";
import { paths } from "#web/paths.ts";
import { schema, type Schema } from "#web/seo/schema.ts";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";
import { imageFile } from "./catalog-image.ts";

/** Told to search engines only when the catalog has no price. */
const FALLBACK_PRICE = money(89_99, "USD");

type OfferedBag = Omit<CatalogColour, "price"> & { price?: Money | undefined };

/** What search engines read of a product page: the bag with its offer, and where the page lies. */
export function structuredData(bag: OfferedBag, publicUrl: string): Schema[] {
  const trail = [
    { label: shell.home, to: paths.home },
    { label: shell.products, to: paths.products },
    { label: bag.colourName, to: paths.product(bag.colour) },
  ];
  return [product(bag, publicUrl), breadcrumbData(trail, publicUrl)];
}

/** One bag with its offer, also for lists of bags. */
export function product(bag: OfferedBag, publicUrl: string): Schema {
  const story = colourStories[bag.colour];
  return schema("Product", {
    name: `${bag.productName}, ${bag.colourName}`,
    description: story.description,
    sku: bag.sku,
    color: bag.colourName,
    image: bag.images.map((imageUrl) => absolute(imageFile(imageUrl), publicUrl)),
    brand: { "@type": "Brand", name: brand.name },
    weight: quantity(backpack.weightGrams, "GRM"),
    height: quantity(backpack.heightCm, "CMT"),
    width: quantity(backpack.widthCm, "CMT"),
    depth: quantity(backpack.depthCm, "CMT"),
    offers: offer(bag, publicUrl),
  });
}

function offer(bag: OfferedBag, publicUrl: string) {
  const price = bag.price ?? FALLBACK_PRICE;
  return {
    "@type": "Offer",
    url: publicUrl + paths.product(bag.colour),
    price: toMajorUnits(price).toFixed(2),
    priceCurrency: price.currency,
    availability: `https://schema.org/${bag.available > 0 ? "InStock" : "OutOfStock"}`,
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
        handlingTime: days(policies.processingBusinessDays),
        transitTime: days(policies.shippingDays.worldwideFree),
      },
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: policies.salesFinalIn,
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      merchantReturnLink: publicUrl + paths.terms,
    },
    warranty: {
      "@type": "WarrantyPromise",
      durationOfWarranty: quantity(policies.warrantyMonths, "MON"),
    },
  };
}

/** Units are UN/CEFACT codes. */
function quantity(value: number, unitCode: "GRM" | "CMT" | "MON") {
  return { "@type": "QuantitativeValue", value, unitCode };
}

function days({ from, to }: { from: number; to: number }) {
  return { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" };
}

function absolute(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}
