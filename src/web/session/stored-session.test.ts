import { expect, test } from "vitest";
import { parseSession } from "./stored-session.ts";

const session = {
  access_token: "head.claims.signature",
  refresh_token: "aB3-_",
  expires_in: 600,
  expires_at: 1_795_000_000,
  token_type: "bearer",
  user: {
    id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
    email: "noa@people.example",
    full_name: "Noa Levi",
    created_at: "2026-11-21T09:00:00.000Z",
  },
};

test("SESS-05 a stored session is read back as it was written", () => {
  expect(parseSession(JSON.stringify(session))).toEqual(session);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a list", "[]"],
  ["a text", '"bearer"'],
  ["no user", JSON.stringify({ ...session, user: undefined })],
  ["a user without a name", JSON.stringify({ ...session, user: { id: "1", email: "a@b.c" } })],
  ["an empty token", JSON.stringify({ ...session, refresh_token: "" })],
  ["a token that no header may hold", JSON.stringify({ ...session, access_token: "a\nb" })],
  ["a time that is a text", JSON.stringify({ ...session, expires_at: "1795000000" })],
  ["another kind of token", JSON.stringify({ ...session, token_type: "mac" })],
])("SESS-05 %s is not accepted as a session", (_, text) => {
  expect(parseSession(text)).toBeUndefined();
});
