import type { LawMarket } from "#shared/law-areas.ts";

/** The rights by country, as far as every page of the storefront describes them. */
export type ShopRights = {
  /** Label of the links to the page about them. */
  readonly link: string;
  readonly areas: readonly (LawMarket & {
    readonly name: string;
    readonly notice: string;
    /** More that has to be told beside a product. */
    readonly offer?: string;
  })[];
};
