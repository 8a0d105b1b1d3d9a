/** For an address that no page has; not with the frame, which every page carries. */
export const notFound = {
  title: "Oops! Page not found",
  text: "This path leads off the map. The backpack is back on the main road.",
  home: "Return to Home",
} as const;
