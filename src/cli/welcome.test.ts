import { expect, test } from "vitest";
import { welcome, welcomeJobs } from "./welcome.ts";

const url = "http://localhost:3000";

test("RUN-06 a started shop prints its address, the sign-in address, and that of the back office", () => {
  const text = welcome(url, { demo: false });
  expect(text).toContain("http://localhost:3000\n");
  expect(text).toContain("http://localhost:3000/auth\n");
  expect(text).toContain("http://localhost:3000/admin\n");
});

test("RUN-07 in demo mode it also prints the demo accounts, and that only this computer can reach it", () => {
  const text = welcome(url, { demo: true });
  for (const name of ["admin", "moderator", "customer"])
    expect(text).toContain(`${name}@wanderpaw.example`);
  expect(text).toContain("Wanderpaw!2026");
  expect(text).toContain("only this computer");
});

test("RUN-07 in demo mode it prints where its mails are, unless they are sent", () => {
  expect(welcome(url, { demo: true })).toContain("http://localhost:3000/dev/outbox\n");
  expect(welcome(url, { demo: true, smtpUrl: "smtp://mail.example" })).not.toContain("outbox");
});

test("RUN-08 outside demo mode it names no demo account, and no mails", () => {
  expect(welcome(url, { demo: false })).not.toMatch(/@wanderpaw|Wanderpaw!|outbox/);
});

test("SETUP-01 until the shop has an administrator, the start prints the address of the setup page", () => {
  const setupUrl = `${url}/setup?token=secret`;
  expect(welcome(url, { demo: false, setupUrl })).toContain(`    ${setupUrl}\n`);
  expect(welcome(url, { demo: false })).not.toContain("setup");
});

test("RUN-06 a process that only runs jobs prints the address of its state, and no page", () => {
  expect(welcomeJobs(url)).toContain("http://localhost:3000/readyz\n");
  expect(welcomeJobs(url)).not.toMatch(/\/(auth|admin)/);
});
