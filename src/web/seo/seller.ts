// The shop as search engines get it: what it is, and under which terms it takes goods back.
import type { Content } from "#modules/content/documents.ts";
import { findWithdrawalRule, type WithdrawalRule } from "#modules/returns/return-rights.ts";
import type { ShippingOffers } from "#modules/markets/shipping-offers.ts";
import { joinPresent } from "#shared/join-present.ts";
import { paths } from "#web/paths.ts";
import { createSchema, type Schema } from "./schema.ts";

/** The shop, and what it promises. */
export type Seller = Pick<Content, "brand" | "policies"> & {
  /** The public address of the shop, without a trailing slash. */
  readonly publicUrl: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** The costs of shipping; undefined for a shop that sends everything everywhere free. */
  readonly shipping?: ShippingOffers | undefined;
};

/** Refers to the seller from the data of any page. */
export const getSellerReference = ({ publicUrl }: { readonly publicUrl: string }) => ({
  "@id": `${publicUrl}/#shop`,
});

/** The seller; nothing that the owner has not entered. */
export function sellerData(seller: Seller): Schema {
  const { brand, publicUrl } = seller;
  const { postalAddress, phone } = brand.imprint;
  const telephone = phone === "" ? undefined : phone;
  return createSchema("OnlineStore", {
    ...getSellerReference(seller),
    name: brand.name,
    legalName: brand.legalName,
    url: `${publicUrl}/`,
    logo: new URL("/icon-512.png", publicUrl).href,
    email: brand.email,
    telephone,
    address: joinPresent(postalAddress.split("\n"), ", ") || undefined,
    sameAs: brand.social.map((channel) => channel.url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: brand.email,
      telephone,
    },
    hasMerchantReturnPolicy: returnPolicies(seller),
  });
}

/** The terms of returns by country, among those for which search engines read them. */
export function returnPolicies({ policies, publicUrl, today }: Seller) {
  const common = {
    "@type": "MerchantReturnPolicy",
    merchantReturnLink: publicUrl + paths.terms,
  };
  const isFinal = (country: string) => policies.salesFinalIn.some((each) => each === country);
  const countriesByRule = new Map<WithdrawalRule, string[]>();
  for (const country of policies.searchedFrom) {
    const rule = findWithdrawalRule(policies.withdrawal, { country, orderedOn: today });
    if (rule && !isFinal(country))
      countriesByRule.set(rule, [...(countriesByRule.get(rule) ?? []), country]);
  }
  return [
    {
      ...common,
      applicableCountry: policies.salesFinalIn,
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    },
    ...[...countriesByRule].map(([{ withinDays, feePercent }, applicableCountry]) => ({
      ...common,
      applicableCountry,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: withinDays,
      returnMethod: "https://schema.org/ReturnByMail",
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      // A number is a percentage of the price.
      restockingFee: feePercent === 0 ? undefined : feePercent,
    })),
  ];
}
