import { shopVersion } from "#platform/shop-version.ts";
import { describe, expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";
import { commands } from "./commands.ts";

const getHelpText = (...words: string[]) => {
  const line = readCommandLine(words);
  return line.asksFor === "help" ? line.text : undefined;
};

describe("the command line", () => {
  test.each([...Object.keys(commands), "bench"])(
    "RUN-33 explains %s with its options, in lines that fit a terminal",
    (name) => {
      const text = getHelpText("help", name) ?? "";
      expect(text).toMatch(new RegExp(`^Usage: npm run shop -- ${name}( |\\n)[^]*\\.\n`));
      expect(getHelpText(name, "--help")).toBe(text);
      expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(110);
    },
  );

  test("RUN-33 the list names every command once", () => {
    const names = [...(getHelpText() ?? "").matchAll(/^ {2}(\S+) /gm)].map(([, name]) => name);
    expect(names).toEqual([...Object.keys(commands), "bench", "help"]);
  });

  test("RUN-34 --json may stand anywhere and is not passed on", () => {
    expect(readCommandLine(["--json", "check"])).toMatchObject({ name: "check", isJson: true });
    expect(readCommandLine(["backup", "--to", "x.tar", "--json"])).toEqual({
      isJson: true,
      asksFor: "command",
      name: "backup",
      options: { to: "x.tar" },
    });
    expect(readCommandLine(["bench", "--desk", "--json", "--sizes", "10"])).toEqual({
      isJson: true,
      asksFor: "bench",
      args: ["--desk", "--sizes", "10"],
    });
  });
});

test.each(["--version", "-v"])("RUN-75 %s asks for the version", (word) => {
  expect(readCommandLine([word])).toMatchObject({ asksFor: "version", text: shopVersion });
  expect(shopVersion).toMatch(/^\d+\.\d+\.\d+$/);
});
