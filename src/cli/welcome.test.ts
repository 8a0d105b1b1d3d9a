import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

test("RUN-06 a started shop prints its address and that of the back office", () => {
  const text = welcome({ url: "http://localhost:3000", demo: false });
  expect(text).toContain("http://localhost:3000\n");
  expect(text).toContain("http://localhost:3000/admin\n");
});

test("RUN-07 in demo mode it also prints who can sign in, and that only this computer can reach it", () => {
  const text = welcome({ url: "http://localhost:3000", demo: true });
  for (const name of ["admin", "moderator", "customer"])
    expect(text).toContain(`${name}@wanderpaw.example`);
  expect(text).toContain("Wanderpaw!2026");
  expect(text).toContain("this computer only");
});

test("RUN-08 outside demo mode it names no demo account", () => {
  expect(welcome({ url: "http://localhost:3000", demo: false })).not.toMatch(
    /@wanderpaw|Wanderpaw!/,
  );
});
