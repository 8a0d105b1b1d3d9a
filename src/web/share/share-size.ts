/** The size of a share image in pixels: the shape that social networks show whole. */
export const shareSize = { width: 1200, height: 630 } as const;
