import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-client.ts";
import { tryWithLimit } from "./try-with-limit.ts";

/** Tries to sign in once for each answer, and returns the outcomes. */
async function outcomes(email: string, answers: readonly ("in" | ApiError["code"])[]) {
  const ends: string[] = [];
  for (const answer of answers) {
    let wasCalled = false;
    const call = async () => {
      wasCalled = true;
      if (answer !== "in") throw new ApiError(answer);
      return "in";
    };
    const end = await tryWithLimit("signIn", email, call).catch((error: unknown) =>
      error instanceof ApiError ? error.code : "bug",
    );
    ends.push(wasCalled ? end : `${end} at once`);
  }
  return ends;
}

const wrong = "invalid_credentials";

test("SIGN-15 the sixth attempt for an address is refused without a request, in any letter case", async () => {
  expect(
    await outcomes(
      "a@people.example",
      Array.from({ length: 5 }, () => wrong),
    ),
  ).toEqual(Array.from({ length: 5 }, () => wrong));
  expect(await outcomes("A@people.example", ["in"])).toEqual(["too_many_requests at once"]);
  expect(await outcomes("b@people.example", ["in"])).toEqual(["in"]);
});

test("SIGN-15 a successful sign-in resets the count, and attempts that never reached the server do not count", async () => {
  const answers = [wrong, wrong, wrong, wrong, "in", wrong, wrong, wrong, wrong, "in"] as const;
  expect(await outcomes("c@people.example", answers)).toEqual(answers);
  const offline = Array.from({ length: 7 }, () => "offline" as const);
  expect(await outcomes("d@people.example", [...offline, "in"])).toEqual([...offline, "in"]);
});
