import type { Config } from "#platform/config.ts";

const demoPassword = "Wanderpaw!2026";
const demoAccounts = [
  ["admin@wanderpaw.example", "may do everything"],
  ["moderator@wanderpaw.example", "helps out"],
  ["customer@wanderpaw.example", "has bought something"],
] as const;

/** The block that `shop start` prints when the shop answers. */
export function welcome(
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
    if (storesMails) lines.push(`  Its mails    ${url}/dev/outbox`);
    lines.push(
      "",
      "  Demo mode: sample data, and reachable from this computer only.",
      `  Its accounts, all with the password ${demoPassword}:`,
      ...demoAccounts.map(([email, note]) => `    ${email.padEnd(28)} ${note}`),
    );
  }
  if (config.setupUrl !== undefined)
    lines.push(
      "",
      "  The shop is nobody's yet. On this computer, open",
      `    ${config.setupUrl}`,
      "  to give it a name, a look and an administrator.",
    );
  lines.push("", "  Ctrl-C stops the shop.", "");
  return lines.join("\n");
}

/** The same for a process that does jobs and has no visitors. */
export function welcomeJobs(url: string): string {
  return [
    "",
    "  This process does the shop's jobs; visitors are answered by others.",
    `  How it is    ${url}/readyz`,
    "",
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}
