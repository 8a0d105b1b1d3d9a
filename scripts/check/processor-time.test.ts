import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { watchProcessorTime } from "./processor-time.ts";

const isLinux = process.platform === "linux";
/** A fifth of a second. Its loop inside is no question to the kernel, which takes time itself. */
const BUSY = `while (process.cpuUsage().user < 200_000) for (let n = 0; n < 1e6; n++);`;

/** A program of Node; resolves when it has said something. */
async function start(code: string) {
  const child = spawn(process.execPath, ["-e", code], { stdio: ["pipe", "pipe", "inherit"] });
  const [told] = (await once(child.stdout, "data")) as [Buffer]; // a stream without an encoding
  return { child, told: told.toString(), ended: once(child, "exit") };
}

test.skipIf(!isLinux)(
  "a process is measured until its end, with the children it waited for",
  async () => {
    const { child, ended } = await start(`
    console.log("began");
    process.stdin.once("data", () => {
      require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(BUSY)}]);
      ${BUSY}
      process.exit();
    });`);
    const time = watchProcessorTime(child.pid);
    child.stdin.write("go");
    await ended;
    expect(time.end()).toBeGreaterThan(0.4);
  },
);

test.skipIf(!isLinux)("a process that outlives its parent is measured too", async () => {
  const { child, told, ended } = await start(`
    const busy = ${JSON.stringify(`${BUSY} console.log(process.pid); setInterval(() => {}, 1000);`)};
    const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", busy], { stdio: ["ignore", "inherit", "ignore"], detached: true });`);
  const orphan = Number(told);
  const time = watchProcessorTime(child.pid);
  expect(time.listProcesses()).toEqual(expect.arrayContaining([child.pid, orphan]));
  child.kill("SIGKILL");
  await ended;
  expect(time.listProcesses()).toEqual([orphan]);
  process.kill(orphan, "SIGKILL");
  expect(time.end()).toBeGreaterThan(0.2);
});

test("a program that could not be started has no measurement", () => {
  expect(watchProcessorTime(undefined).end()).toBeUndefined();
});
