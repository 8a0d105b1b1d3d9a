import shop from "../../package.json" with { type: "json" };

/** The version of this shop, as in the changelog. */
export const shopVersion: string = shop.version;
