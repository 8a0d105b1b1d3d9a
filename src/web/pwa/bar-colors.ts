/**
 * The color of the browser's own bar: --bg of both themes in src/ui/tokens.css; a test compares
 * them.
 */
export const barColors = {
  light: "#f6f1e7", // raw color: browsers and manifests read no tokens
  dark: "#1b1914", // raw color: browsers and manifests read no tokens
} as const;
