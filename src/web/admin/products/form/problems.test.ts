import { describe, expect, test } from "vitest";
import { getProblemText, toProblems } from "../../kit/problems.ts";

describe("an error of the server", () => {
  test("is shown at the fields of the form", () => {
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

  test("has a text, even if its code is new", () => {
    expect(getProblemText(undefined)).toBeUndefined();
    expect(getProblemText("required", { required: "own words" })).toBe("own words");
    expect(getProblemText("something new")).toBe(getProblemText("other"));
  });
});
