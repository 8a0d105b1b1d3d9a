import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { StartupError } from "#platform/startup-error.ts";

type Input = NodeJS.ReadableStream & { isTTY?: boolean | undefined };

/**
 * A password: typed without being shown where `input` is a terminal, a new one twice, otherwise all
 * of `input` without the line break at its end. It is no argument, because those stand in the list
 * of processes and the history of the shell. Throws StartupError when the two differ or nothing was
 * typed.
 */
export async function readPassword(
  terminal: { input: Input; output: NodeJS.WritableStream },
  { isNew = true } = {},
): Promise<string> {
  const { input, output } = terminal;
  if (input.isTTY !== true) return (await text(input)).replace(/\r?\n$/, "");

  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const leaving = new AbortController();
  lines.on("SIGINT", () => leaving.abort()).on("close", () => leaving.abort());
  const readAnswer = async (question: string): Promise<string> => {
    output.write(question);
    try {
      return await lines.question("", { signal: leaving.signal });
    } finally {
      output.write("\n");
    }
  };
  try {
    const first = await readAnswer("Password: ");
    if (isNew && first !== (await readAnswer("Repeat the password: ")))
      throw new StartupError("The passwords do not match. Nothing was changed.");
    return first;
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
    throw new StartupError("No password was entered. Nothing was changed.", { cause: error });
  } finally {
    lines.close();
  }
}
