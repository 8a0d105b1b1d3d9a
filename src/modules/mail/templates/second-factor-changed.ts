import { z } from "zod";
import { mailTexts } from "#content/mails.ts";
import { secondFactorMails } from "#content/second-factor-mails.ts";
import { greeting, template } from "./mail-content.ts";

/**
 * What has become of somebody's second factor: it is on (with a new app), off, or has new recovery
 * codes.
 */
const changes = ["on", "off", "codes"] as const;
export type SecondFactorChange = (typeof changes)[number];

const content = z.object({ fullName: z.string(), change: z.enum(changes) });

export const secondFactorChanged = template(content, ({ fullName, change }, mail) => {
  const { button, alarm, ...texts } = secondFactorMails;
  return {
    ...texts[change],
    footer: mailTexts.footer,
    paragraphs: [greeting(fullName), ...texts[change].text, alarm],
    button: { label: button, href: `${mail.publicUrl}/account` },
  };
});
