/** Where the shop is: a parcel to there meets no customs. */
export const homeCountry = "IL";
