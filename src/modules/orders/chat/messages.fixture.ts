import { readFileSync } from "node:fs";
import path from "node:path";

/** A recorded message, and the expected value of each field. */
export type Recorded = {
  readonly text: string;
  readonly expected: ReadonlyMap<string, readonly string[]>;
};

const folder = path.resolve(import.meta.dirname, "../../../../tests/fixtures/chats");

/** The messages of a file in tests/fixtures/chats, which says how it is written. */
export function readMessages(file: string): Recorded[] {
  const [, ...messages] = readFileSync(path.join(folder, file), "utf8").split("=====\n");
  return messages.map((message) => {
    const [head = "", ...text] = message.split(/^---\n/m);
    const expected = new Map<string, string[]>();
    for (const line of head.split("\n").filter((each) => each !== "")) {
      const [field = "", value = ""] = line.split(/: (.*)/);
      expected.set(field, [...(expected.get(field) ?? []), value]);
    }
    return { text: text.join("---\n").trimEnd(), expected };
  });
}
