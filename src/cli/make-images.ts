import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { listMissingImages } from "#modules/media/image-files.ts";
import type { Log } from "#platform/log.ts";
import { waitForChild } from "../../scripts/support/child-process.ts";

/**
 * Makes the images that the build before a start leaves out, in a process that lets build and shop
 * go first and ends with them. An image that is requested earlier is made by the shop itself.
 */
export async function createMissingImages(root: string, log: Log): Promise<void> {
  if (listMissingImages(join(root, "build/media")).length === 0) return;
  const child = spawn(process.execPath, [join(root, "scripts/media.ts")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  const code = await waitForChild(child);
  if (code === 0) log.debug("all images have been made");
  else
    log.warn(
      { code },
      "some images could not be made in advance; they are made when they are first requested",
    );
}
