/**
 * The colour of the browser's own bar: --bg of both themes in src/ui/tokens.css; a test compares
 * them.
 */
export const barColours = {
  light: "#f6f1e7", // raw colour: browsers and manifests read no tokens
  dark: "#1b1914", // raw colour: browsers and manifests read no tokens
} as const;
