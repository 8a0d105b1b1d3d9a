import { expect, test } from "vitest";
import { formatWelcome, formatJobsWelcome } from "./welcome.ts";

const url = "http://localhost:3000";

test("RUN-06 a started shop prints its address, the sign-in address, and that of the back office", () => {
  const text = formatWelcome(url, { demo: false });
  expect(text).toContain("http://localhost:3000\n");
  expect(text).toContain("http://localhost:3000/auth\n");
  expect(text).toContain("http://localhost:3000/admin\n");
});

test("RUN-07 in demo mode it also prints the demo accounts, and that only this computer can reach it", () => {
  const text = formatWelcome(url, { demo: true });
  for (const name of ["admin", "moderator", "customer"])
    expect(text).toContain(`${name}@wanderpaw.example`);
  expect(text).toContain("Wanderpaw!2026");
  expect(text).toContain("only this computer");
});

test("RUN-07 in demo mode it prints where its mails are, unless they are sent", () => {
  expect(formatWelcome(url, { demo: true })).toContain("http://localhost:3000/dev/outbox\n");
  expect(formatWelcome(url, { demo: true, smtpUrl: "smtp://mail.example" })).not.toContain(
    "outbox",
  );
});

test("RUN-08 outside demo mode it names no demo account, and no mails", () => {
  expect(formatWelcome(url, { demo: false })).not.toMatch(/@wanderpaw|Wanderpaw!|outbox/);
});

test("SETUP-01 until the shop has an administrator, the start prints the address of the setup page", () => {
  const setupUrl = `${url}/setup?token=secret`;
  expect(formatWelcome(url, { demo: false, setupUrl })).toContain(`    ${setupUrl}\n`);
  expect(formatWelcome(url, { demo: false })).not.toContain("setup");
});

test("RUN-06 a process that only runs jobs prints the address of its state, and no page", () => {
  expect(formatJobsWelcome(url)).toContain("http://localhost:3000/readyz\n");
  expect(formatJobsWelcome(url)).not.toMatch(/\/(auth|admin)/);
});
