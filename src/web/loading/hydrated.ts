// The events that tell the window how far the page has come to life.

/** React is about to take over the page's HTML. */
export const HYDRATING = "shop-hydrating";
/** React has taken over the HTML and is about to change it. */
export const ADOPTED = "shop-adopted";
/** The page has come to life. */
export const HYDRATED = "shop-hydrated";
