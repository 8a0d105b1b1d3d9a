import { newsletter } from "#content/newsletter.ts";

/** What stands beside the button, kept as the proof of what somebody agreed to. */
const { heading, text, privacy, button } = newsletter.block;
export const consentWording = [heading, text, privacy, button].join("\n");
