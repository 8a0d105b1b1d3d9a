/** What is known of a picture besides its file. */
export type PictureEntry = {
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /** A short line to print under the picture. */
  readonly caption?: string;
  /** Widths in pixels that the build makes; those above the original's own width are left out. */
  readonly widths: readonly number[];
  /** Quality of the AVIF files instead of the usual one, for a picture that is looked at closely; it costs bytes and time. */
  readonly quality?: number;
};

export type PictureEntries = Readonly<Record<string, PictureEntry>>;
