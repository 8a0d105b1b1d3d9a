import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

type Gender = "feminine" | "masculine";

const verbs = {
  feminine: { one: "מוצגת אחת", many: "מוצגות" },
  masculine: { one: "מוצג אחד", many: "מוצגים" },
} as const satisfies Record<Gender, { one: string; many: string }>;

/** "מוצגת אחת", "מוצגות 50": how many of something are shown. */
export const shownInWords = words("shownInWords", (shown: number, gender: Gender): string => {
  const { one, many } = verbs[gender];
  return shown === 1 ? one : `${many} ${formatCount(shown)}`;
});

/** How many rows of a list are shown, and of how many. */
export const getShownLabels = words("getShownLabels", (gender: Gender) => ({
  exact: (shown: number, all: number) => `${shownInWords(shown, gender)} מתוך ${formatCount(all)}`,
  atLeast: (shown: number, all: number) =>
    `${shownInWords(shown, gender)} מתוך יותר מ־${formatCount(all)}`,
  unknown: (shown: number) => shownInWords(shown, gender),
}));
