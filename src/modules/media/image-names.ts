// Names that the browser and the server share in the library of images.

export const imageViews = ["all", "used", "unused", "undescribed"] as const;
export type ImageView = (typeof imageViews)[number];

/** Origins of images: delivered with the shop, added to the library, uploaded for a product. */
export const imageOrigins = ["shop", "library", "product"] as const;

/** Uses of an image: a published document, a draft, a product, a variant, or a story. */
export const useKinds = ["document", "draft", "product", "variant", "story"] as const;

export const MAX_ALT = 500;
export const MAX_FILE_NAME = 200;
