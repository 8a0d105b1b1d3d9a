/** For unknown addresses; kept apart from shell.ts, which every page loads. */
export const notFound = {
  title: "Oops! Page not found",
  text: "This path leads off the map. The backpack is back on the main road.",
  home: "Return to Home",
} as const;
