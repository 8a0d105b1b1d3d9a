/** Runs commands of the shop in processes of their own, with low priority. */
import { spawn, type ChildProcess } from "node:child_process";
import os from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { readJson } from "#shared/json.ts";
import { variables, type Variables } from "./config-variables.ts";

/** After this time a process that was told to end is ended. */
const PATIENCE_MS = 10_000;
/** A document of results is far shorter. */
const MOST_BYTES = 1_048_576;
/** How the commands end when they are interrupted. */
const INTERRUPTED = 130;

/** Answer of a command of ours with `--json`. */
const answerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ kind: z.string(), message: z.string() }),
    result: z.unknown().optional(),
  }),
]);

export type CommandAnswer =
  | z.infer<typeof answerSchema>
  /** It was told to end. */
  | "interrupted";

/**
 * Runs `shop <line> --json` and returns its answer; one that could not be run, or says nothing that
 * can be read, is an error with the kind "crash". When `signal` aborts, the process is told to
 * end, and has ended when this returns.
 */
export async function runCommand(options: {
  /** The folder of the project. */
  root: string;
  line: readonly string[];
  /**
   * Its whole configuration: it sees no other variables of the shop, not even those of the file
   * `.env`.
   */
  configuration: Readonly<Partial<Record<keyof Variables, string | undefined>>>;
  signal: AbortSignal;
}): Promise<CommandAnswer> {
  const { root, line, configuration, signal } = options;
  if (signal.aborted) return "interrupted";
  const child = spawn(process.execPath, [join(root, "src/cli/shop.mjs"), ...line, "--json"], {
    cwd: root,
    env: { ...getProgramVariables(), ...selectVariables(configuration) },
    // No one would read its log.
    stdio: ["ignore", "pipe", "ignore"],
  });
  setLowPriority(child);
  const stopEnding = endOnAbort(child, signal);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (output.length < MOST_BYTES) output += text;
  });
  const end = await new Promise<{ code: number | null; killedBy: string | null } | Error>(
    (resolve) => {
      child.once("error", resolve);
      child.once("close", (code, killedBy) => resolve({ code, killedBy }));
    },
  );
  stopEnding();
  if (end instanceof Error) return createCrashAnswer(`it could not be started: ${end.message}`);
  const { code, killedBy } = end;
  if (code === INTERRUPTED || killedBy === "SIGTERM" || killedBy === "SIGINT" || signal.aborted)
    return "interrupted";
  if (killedBy !== null)
    return createCrashAnswer(`it was ended by ${killedBy}; perhaps there is too little memory`);
  return (
    answerSchema.safeParse(readJson(output)).data ??
    createCrashAnswer(`it ended with code ${code} and without an answer`)
  );
}

/** Lowers the priority of a process, and so of those that it starts itself. */
function setLowPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system knows no priorities.
  }
}

function endOnAbort(child: ChildProcess, signal: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill("SIGTERM");
    timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  };
  signal.addEventListener("abort", end);
  return () => {
    signal.removeEventListener("abort", end);
    clearTimeout(timer);
  };
}

function createCrashAnswer(message: string): CommandAnswer {
  return { ok: false, error: { kind: "crash", message } };
}

/** An empty variable is an absent one, and the file `.env` does not fill in what is there. */
function selectVariables(
  configuration: Readonly<Partial<Record<keyof Variables, string | undefined>>>,
): Record<string, string> {
  return Object.fromEntries(
    variables.keyof().options.map((name) => [name, configuration[name] ?? ""]),
  );
}

/** Variables that a program needs itself: paths, and certificates to trust. */
function getProgramVariables(): Record<string, string> {
  const { PATH, HOME, TMPDIR, TZ } = process.env; // not configuration: a program's own needs
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_DIR, SSL_CERT_FILE } = process.env; // not configuration: as above
  const needed = { PATH, HOME, TMPDIR, TZ, NODE_EXTRA_CA_CERTS, SSL_CERT_DIR, SSL_CERT_FILE };
  return Object.fromEntries(
    Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
