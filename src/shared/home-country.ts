/** Where the shop is: a shipment to there meets no customs. */
export const homeCountry = "IL";
