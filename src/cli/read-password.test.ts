import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { readPassword } from "./read-password.ts";

/** A terminal at which `keys` are typed, each when it is prompted for. */
function terminal(...keys: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const output = new PassThrough();
  const shown: string[] = [];
  output.on("data", (chunk: Buffer) => {
    shown.push(chunk.toString());
    if (chunk.toString().endsWith(": ")) setImmediate(() => input.write(keys.shift() ?? "\x04"));
  });
  return { input, output, shown };
}

describe("a password", () => {
  test("RUN-14 is typed twice at a terminal and never shown", async () => {
    const { input, output, shown } = terminal("Secret!9x\r", "Secret!9x\r");
    expect(await readPassword({ input, output })).toBe("Secret!9x");
    expect(shown.join("")).toBe("Password: \nRepeat the password: \n");
  });

  test("RUN-14 can be corrected while it is typed", async () => {
    const { input, output } = terminal("Secret!8\x7f9\r", "Secret!9\r");
    expect(await readPassword({ input, output })).toBe("Secret!9");
  });

  test("RUN-14 is refused when it is typed differently the second time", async () => {
    const { input, output } = terminal("Secret!9\r", "Secret!8\r");
    await expect(readPassword({ input, output })).rejects.toThrow(/^The passwords do not match\./);
  });

  test.each([
    ["Ctrl-C", "\x03"],
    ["Ctrl-D", "\x04"],
  ])("RUN-14 is not accepted when its input is cancelled with %s", async (_, key) => {
    const { input, output } = terminal("Secret!9\r", key);
    await expect(readPassword({ input, output })).rejects.toThrow(/^No password was entered\./);
  });

  test.each([
    ["Secret!9\n", "Secret!9"],
    ["Secret!9\r\n", "Secret!9"],
    ["Secret!9", "Secret!9"],
    [" Secret 9 \n", " Secret 9 "],
    ["", ""],
  ])("RUN-14 is read completely from another program: %j", async (sent, expected) => {
    const output = new PassThrough();
    expect(await readPassword({ input: Readable.from([sent]), output })).toBe(expected);
    output.end();
    expect(await text(output)).toBe("");
  });
});
