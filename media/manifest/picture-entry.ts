/** What is known of a picture besides its file. */
export type PictureEntry = {
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** A short line to print under the picture. */
  readonly caption?: string;
  /** Widths in pixels that the build makes; those above the original's own width are left out. */
  readonly widths: readonly number[];
};

export type PictureEntries = Readonly<Record<string, PictureEntry>>;
