// Names that the browser and the server share in the library of pictures.

export const pictureViews = ["all", "used", "unused", "undescribed"] as const;
export type PictureView = (typeof pictureViews)[number];

/** Origins of pictures: delivered with the shop, added to the library, uploaded for a product. */
export const pictureOrigins = ["shop", "library", "product"] as const;

/** A document as it is shown, or as somebody writes it; a product, its variant, or a story. */
export const useKinds = ["document", "draft", "product", "variant", "story"] as const;

export const MAX_ALT = 500;
export const MAX_FILE_NAME = 200;
