/**
 * The few colors of the mails, from src/ui/tokens.css: paper, ink and the olive of the buttons.
 * Mail programs know neither custom properties nor light-dark(), so the values stand here once
 * more.
 */
export const light = {
  ground: "#f6f1e7",
  paper: "#fffdf8",
  ink: "#2a2920",
  soft: "#565044",
  line: "#e2d8c6",
  link: "#70472e",
  button: "#504e33",
  onButton: "#fbf7ec",
} as const;

/**
 * For programs that ask for the dark scheme; others keep the light one or turn it around by
 * themselves.
 */
export const dark: Readonly<Record<keyof typeof light, string>> = {
  ground: "#1b1914",
  paper: "#25221b",
  ink: "#f4eddd",
  soft: "#cdc3ae",
  line: "#3a362b",
  link: "#e6c4ab",
  button: "#cdcaa9",
  onButton: "#24241a",
};
