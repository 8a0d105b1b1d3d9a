// How long somebody waits who has cloned the shop and starts it for the first time.
import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { startShop } from "./shop.ts";

const root = join(import.meta.dirname, "../..");

/** From the start to the home page, in ms, with the packages that lie here and without a build. */
export async function measureCloneStart(folder: string, port: number): Promise<number> {
  const clone = join(folder, "clone");
  const { status, stderr } = spawnSync("git", ["clone", "--quiet", root, clone], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The shop could not be cloned: ${stderr}`);
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  const shop = await startShop({
    port,
    dataDir: join(folder, "clone-data"),
    cores: "0,1",
    root: clone,
  });
  await shop.stop();
  return shop.firstAnswerMs;
}
