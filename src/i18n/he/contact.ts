import { tryAgainIn } from "./minutes.ts";

/** The messages after the contact form of the home page. */
export const contact = {
  limited: {
    title: "נסו שוב מאוחר יותר",
    text: tryAgainIn,
  },
  failed: {
    title: "שגיאה",
    text: "אירעה שגיאה בשליחת הטופס, נסו שוב מאוחר יותר.",
  },
  sent: {
    title: "תודה שפניתם אלינו!",
    text: "נחזור אליכם בהקדם האפשרי.",
  },
} as const;
