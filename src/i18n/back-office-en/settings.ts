import type {
  businessTexts as hebrewBusinessTexts,
  systemSettings as hebrewSystemSettings,
} from "../he/settings.ts";
import type { Translated } from "../translated.ts";

/** Texts of the settings that are not of one section alone. */
export const systemSettings: Translated<typeof hebrewSystemSettings> = {
  title: "System status",
  note: "One sentence on the status of each topic. Details and actions are on its own screen.",
  about: {
    mail: "The emails the shop sends, and what did not go out.",
    jobs: "The jobs the system does by itself, and what failed.",
    backups: "Backups, and the test that they can be restored.",
    security: "Security rules, alerts and events.",
    audit: "Who changed what, and when.",
  },
};

/** The documents with facts of the business, in the settings. */
export const businessTexts: Translated<typeof hebrewBusinessTexts> = {
  title: "Business details",
  note: "What owners look for here, and has a screen of its own.",
};
