import { delimiter, join } from "node:path";
import { isExecutable } from "./is-executable.ts";

/**
 * The path of a program of the system; undefined when there is none. Ordinary users do not have
 * /usr/sbin in their PATH.
 */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}
