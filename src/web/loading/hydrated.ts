/**
 * The event that tells the window that the page has come to life: React has taken over its HTML.
 */
export const HYDRATED = "shop-hydrated";
