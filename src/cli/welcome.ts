import type { Config } from "#platform/config.ts";

const demoPassword = "Wanderpaw!2026";
const demoAccounts = [
  ["admin@wanderpaw.example", "administrator"],
  ["moderator@wanderpaw.example", "moderator"],
  ["customer@wanderpaw.example", "customer with orders"],
] as const;

/** The block that `shop start` prints when the shop answers. */
export function formatWelcome(
  url: string,
  config: Pick<Config, "demo" | "smtpUrl" | "mailjet"> & { readonly setupUrl?: string | undefined },
): string {
  const lines = [
    "",
    `  Shop         ${url}`,
    `  Sign in      ${url}/auth`,
    `  Back office  ${url}/admin`,
  ];
  if (config.demo) {
    // With a mail server they are sent, and there is nothing to look at.
    const storesMails = config.smtpUrl === undefined && config.mailjet === undefined;
    if (storesMails) lines.push(`  Mails        ${url}/dev/outbox`);
    lines.push(
      "",
      "  Demo mode: with sample data; only this computer can open the shop.",
      `  Accounts, all with the password ${demoPassword}:`,
      ...demoAccounts.map(([email, note]) => `    ${email.padEnd(28)} ${note}`),
    );
  }
  if (config.setupUrl !== undefined)
    lines.push(
      "",
      "  The shop has no owner yet. To set it up, open this on this computer:",
      `    ${config.setupUrl}`,
    );
  lines.push("", "  Press Ctrl-C to stop the shop.", "");
  return lines.join("\n");
}

/** The same for a process that does jobs and has no visitors. */
export function formatJobsWelcome(url: string): string {
  return [
    "",
    "  This process runs the shop's jobs; other processes answer visitors.",
    `  Health       ${url}/readyz`,
    "",
    "  Press Ctrl-C to stop it.",
    "",
  ].join("\n");
}
