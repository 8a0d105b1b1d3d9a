/**
 * A backup as a file: a tar of compressed tables and of uploads, with a list of everything at its
 * end.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as tar from "tar-stream";
import { isAbandoned, isDraft, createDraftName } from "../drafts.ts";
import { getErrorCode, unwritableReasons } from "../file-errors.ts";
import { StartupError } from "../startup-error.ts";
import { LIST, LIST_CHECK, type Manifest, manifestShape } from "./manifest.ts";

export type Part = Readonly<{ name: string; bytes: number; sha256: string }>;

export type ArchiveWriter = Readonly<{ add: (name: string, bytes: Buffer) => Promise<void> }>;

const hashSha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/**
 * Writes `file` by `work`, and the list that `work` returns at its end. Until then it has another
 * name, and after an error there is none. Only its owner may read it. Removes what a killed process
 * has left in the folder. Throws StartupError when the file exists or cannot be written.
 */
export async function writeArchive(
  file: string,
  loadAll: (archive: ArchiveWriter) => Promise<Omit<Manifest, "parts">>,
): Promise<Manifest> {
  if (fs.existsSync(file)) throw new StartupError(`${file} already exists. Nothing was written.`);
  const draft = path.join(path.dirname(file), createDraftName());
  const removeDraft = () => fs.rmSync(draft, { force: true });
  // Also when the process is told to end on the way.
  process.once("exit", removeDraft);
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    removeAbandonedDrafts(path.dirname(file));
    const pack = tar.pack();
    const written = pipeline(
      pack,
      fs.createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
    );
    const parts: Part[] = [];
    const add = async (name: string, bytes: Buffer) => {
      const entered = new Promise<void>((resolve, reject) => {
        pack
          .entry(
            { name, mode: 0o600, mtime: new Date() /* real time: so are files' */ },
            bytes,
            (error) => (error ? reject(error) : resolve()),
          )
          // The same error once more; without a listener it would end the process.
          .on("error", reject);
      });
      // A full disk ends the writing, and the entry would wait for ever.
      await Promise.race([entered, written]);
      parts.push({ name, bytes: bytes.length, sha256: hashSha256(bytes) });
    };
    try {
      const manifest: Manifest = { ...(await loadAll({ add })), parts: [...parts] };
      const list = Buffer.from(JSON.stringify(manifest));
      await add(LIST, list);
      await add(LIST_CHECK, Buffer.from(hashSha256(list)));
      pack.finalize();
      await written;
      publish(draft, file);
      return manifest;
    } catch (error) {
      pack.destroy();
      const writing: unknown = await written.catch((cause: unknown) => cause);
      // Report the full disk, not the library's error about the next entry.
      throw isUnwritable(writing) ? writing : error;
    }
  } catch (error) {
    throw asUnwritable(file, error);
  } finally {
    process.off("exit", removeDraft);
    removeDraft();
  }
}

/** Those of processes that were killed: they hold data of customers. */
function removeAbandonedDrafts(folder: string): void {
  for (const name of fs.readdirSync(folder).filter(isDraft)) {
    const draft = path.join(folder, name);
    const times = fs.statSync(draft, { throwIfNoEntry: false });
    if (times !== undefined && isAbandoned(times)) fs.rmSync(draft, { force: true });
  }
}

/**
 * Gives the file its name. A link fails where another program has made one meanwhile, whose place a
 * rename would take.
 */
function publish(draft: string, file: string): void {
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    // USB sticks and some network drives support no links.
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(String(getErrorCode(error))))
      throw error;
    fs.renameSync(draft, file);
  }
}

const isUnwritable = (error: unknown) =>
  Object.hasOwn(unwritableReasons, String(getErrorCode(error)));

function asUnwritable(file: string, error: unknown): unknown {
  const code = String(getErrorCode(error));
  const reason = code === "EEXIST" ? "the file exists already" : unwritableReasons[code];
  if (reason === undefined) return error;
  return new StartupError(`${file} cannot be written: ${reason}. Nothing was left behind.`, {
    cause: error,
  });
}

export type ArchiveReader = Readonly<{
  /** The bytes of the next entry, which must be this one and match the list. */
  readNext: (name: string) => AsyncGenerator<Buffer, void>;
}>;

type Entry = { readonly header: { readonly name: string } } & AsyncIterable<Buffer>;

async function* getEntries(file: string): AsyncGenerator<Entry, void> {
  const extract = tar.extract();
  const read = pipeline(fs.createReadStream(file), extract);
  read.catch(() => {}); // The loop below ends with the same error.
  // The library's declarations do not say that an entry consists of buffers.
  yield* extract as AsyncIterable<Entry>;
  await read;
}

/**
 * Reads the whole file and compares it with its list, which is returned. Throws StartupError when
 * it is no backup, cut off, damaged, or of a form that this version does not know.
 */
export async function verifyArchive(
  file: string,
  onBytes: (bytes: number) => void,
): Promise<Manifest> {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartupError(`The backup ${file} does not exist.`);
  const found = new Map<string, Part>();
  let [list, check] = ["", ""];
  let total = 0;
  try {
    for await (const entry of getEntries(file)) {
      const { name } = entry.header;
      const hash = createHash("sha256");
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of entry) {
        hash.update(chunk);
        bytes += chunk.length;
        onBytes((total += chunk.length));
        if (name === LIST || name === LIST_CHECK) chunks.push(chunk);
      }
      if (name === LIST) list = Buffer.concat(chunks).toString("utf8");
      else if (name === LIST_CHECK) check = Buffer.concat(chunks).toString("utf8");
      else found.set(name, { name, bytes, sha256: hash.digest("hex") });
    }
  } catch (error) {
    throw createDamageError(file, "it is cut off or not a backup", error);
  }
  if (list === "" || check === "") throw createDamageError(file, "it is cut off or not a backup");
  if (hashSha256(Buffer.from(list)) !== check)
    throw createDamageError(file, "its list differs from its checksum");
  const manifest = manifestShape.safeParse(JSON.parse(list));
  if (!manifest.success)
    throw new StartupError(
      `${file} has a format that this version of the shop cannot read. Use the version that made it, or a newer one. Nothing was changed.`,
    );
  for (const part of manifest.data.parts) {
    const there = found.get(part.name);
    if (there?.sha256 !== part.sha256 || there.bytes !== part.bytes)
      throw createDamageError(file, `${part.name} differs from its checksum`);
  }
  return manifest.data;
}

function createDamageError(file: string, why: string, cause?: unknown): StartupError {
  return new StartupError(`${file} is damaged: ${why}. Use another backup. Nothing was changed.`, {
    cause,
  });
}

/**
 * Reads a file that has been verified once more, entry by entry in the order in which they were
 * written.
 */
export function readArchive(file: string, manifest: Manifest): ArchiveReader {
  const entries = getEntries(file);
  const requested = new Map(manifest.parts.map((part) => [part.name, part]));
  return {
    async *readNext(name) {
      const { value: entry } = await entries.next();
      if (!entry || entry.header.name !== name) throw createDamageError(file, `${name} is missing`);
      const hash = createHash("sha256");
      for await (const chunk of entry) {
        hash.update(chunk);
        yield chunk;
      }
      // The file may have changed since.
      if (hash.digest("hex") !== requested.get(name)?.sha256)
        throw createDamageError(file, `${name} differs from its checksum`);
    },
  };
}
