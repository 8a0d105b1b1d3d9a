/** Details of an image that its file does not hold. */
export type ImageEntry = {
  /** Alternative text: a description for people who do not see the image. */
  readonly alt: string;
  /** Widths in pixels that the build makes; those above the original's own width are left out. */
  readonly widths: readonly number[];
  /**
   * Quality of the AVIF files instead of the usual one, for an image that is looked at closely; it
   * costs bytes and time.
   */
  readonly quality?: number;
};

export type ImageEntries = Readonly<Record<string, ImageEntry>>;
