/** For unknown addresses; kept apart from shell.ts, which every page loads. */
export const notFound = {
  title: "Oops! Page not found",
  text: "This path leads off the map. The backpack is back on the main road.",
  /** In a shop that sells nothing for pets. */
  plainText: "There is nothing at this address. All other pages are where they were.",
  home: "Return to Home",
} as const;
