import { describe, expect, test } from "vitest";
import { getProblemText, toProblems } from "./problems.ts";

describe("what the server refuses", () => {
  test("stands at the form's own fields", () => {
    const fields = {
      sku: ["taken", "too_long"],
      "tags.3": ["too_long"],
      "attributes.0.name": ["twice"],
    };
    expect(toProblems(fields, { tags: "words" })).toEqual({
      sku: "taken",
      words: "too_long",
      "attributes.0.name": "twice",
    });
  });

  test("has words, also when the server has a new one", () => {
    expect(getProblemText(undefined)).toBeUndefined();
    expect(getProblemText("required", { required: "own words" })).toBe("own words");
    expect(getProblemText("something new")).toBe(getProblemText("other"));
  });
});
