import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const KEY_BYTES = 32;

/**
 * The key of this shop's data folder, made at its first use. It protects what is encrypted in
 * backups and dumps of the database, which lie elsewhere; whoever reads the folder has both.
 */
export function readKeyFile(dataDir: string): Buffer {
  const file = path.join(dataDir, "secret-key");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return Buffer.from(readFileSync(file, "utf8").trim(), "hex");
}
