const demoPassword = "Wanderpaw!2026";
const demoAccounts = [
  ["admin@wanderpaw.example", "may do everything"],
  ["moderator@wanderpaw.example", "helps out"],
  ["customer@wanderpaw.example", "has bought something"],
] as const;

/** The block that `shop start` prints when the shop answers. */
export function welcome(shop: { url: string; demo: boolean }): string {
  const lines = ["", `  Shop         ${shop.url}`, `  Back office  ${shop.url}/admin`];
  if (shop.demo) {
    lines.push(
      "",
      "  Demo mode: sample data, and reachable from this computer only.",
      `  Its accounts, all with the password ${demoPassword} (the page to sign in is still to come):`,
      ...demoAccounts.map(([email, note]) => `    ${email.padEnd(28)} ${note}`),
    );
  }
  lines.push("", "  Ctrl-C stops the shop.", "");
  return lines.join("\n");
}
