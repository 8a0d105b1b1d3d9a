/** The link that fetches a font before the styles ask for it. For `links` of a route. */
export function createFontPreload(href: string) {
  return {
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  } as const;
}
