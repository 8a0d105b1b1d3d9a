// What browser and server name alike in the library of pictures.

export const pictureViews = ["all", "used", "unused", "undescribed"] as const;
export type PictureView = (typeof pictureViews)[number];

/** What comes with the shop, what the library has, and what was uploaded for a product. */
export const pictureOrigins = ["shop", "library", "product"] as const;

/** A document as it is shown, or as somebody writes it; a product, its variant, or a story. */
export const useKinds = ["document", "draft", "product", "variant", "story"] as const;

export const MAX_ALT = 500;
export const MAX_FILE_NAME = 200;
