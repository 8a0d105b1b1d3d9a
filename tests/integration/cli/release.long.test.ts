// An unpacked release on a machine with nothing but a shell and its usual commands.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { measureFolder, platform, stageRelease } from "../../../scripts/release/stage-release.ts";
import { findProgram } from "../../../scripts/install/find-program.ts";
import { createTemporaryFolder } from "../../support/embedded-shop.ts";

const MOST_PACKAGES_BYTES = 300e6;

describe.skipIf(platform !== "linux-x64")("a release", () => {
  const place = createTemporaryFolder();
  const release = join(place.folder, "wanderpaw");
  const programs = join(place.folder, "bin");
  const env = { PATH: programs, DATA_DIR: join(place.folder, "data"), DEMO: "1", PORT: "0" };
  beforeAll(() => {
    stageRelease(release);
    mkdirSync(programs);
    // Root needs the last for the account of its database.
    for (const name of ["sh", "dirname", "readlink", "id"])
      symlinkSync(findProgram(name) ?? "", join(programs, name));
  });
  afterAll(() => place.remove());

  test("RUN-76 it has no sources of the build, no tests, and packages for running alone", () => {
    for (const name of ["scripts/build.ts", "tests", "src/cli/shop.test.ts", "node_modules/vite"])
      expect(existsSync(join(release, name))).toBe(false);
    expect(measureFolder(join(release, "node_modules"))).toBeLessThan(MOST_PACKAGES_BYTES);
  });

  test("RUN-78 an unpacked release starts with one command where neither Node nor npm is installed", async () => {
    const child = spawn(join(release, "start"), ["--json"], {
      cwd: place.folder,
      stdio: ["ignore", "pipe", "ignore"],
      env,
    });
    const ended = once(child, "close");
    try {
      const [line] = (await once(createInterface(child.stdout), "line")) as [string]; // one line of text
      const { result } = JSON.parse(line) as { result: { url: string } }; // our own command's answer
      const { url } = result;
      const home = await (await fetch(url)).text();
      const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(home) ?? [];
      const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(home) ?? [];
      const [photo = ""] = /\/media\/[\w/.-]+\.avif/.exec(home) ?? [];
      const paths = [
        new URL(image).pathname,
        "/product/olive",
        "/admin",
        "/api/openapi.json",
        script,
        photo,
      ];
      const addresses = paths.map((path) => url + path);
      const answers = await Promise.all(addresses.map((address) => fetch(address)));
      expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
      const signIn = await fetch(`${url}/api/auth/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "admin@wanderpaw.example", password: "Wanderpaw!2026" }),
      });
      expect(signIn.status).toBe(200);
      const check = spawnSync(join(release, "shop"), ["check"], { env, encoding: "utf8" });
      expect([check.status, check.stderr]).toEqual([0, ""]);
    } finally {
      child.kill("SIGTERM");
      await ended;
    }
  });
});
