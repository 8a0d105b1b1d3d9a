/** Names of the products that come with the shop. They stay when the brand changes its name. */

/** Stock keeping units begin so: WANDERPAW_BACKPACK_OLIVE. */
export const samplePrefix = "WANDERPAW";

/** The product that a line names by its variant alone: the one that the shop began with. */
export const sampleProduct = "Wanderpaw Backpack";
