// Drives WebKit by its own WebDriver, in the words that a journey needs: Playwright's WebKit is a
// build of its own, this is the one that people have.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { WebKitPrograms } from "../../scripts/install/engines.ts";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const PATIENCE_MS = 15_000;

export type Driver = Awaited<ReturnType<typeof openWebKit>>;

/** Starts a screen that nobody sees, the driver, and a browser without a history. */
export async function openWebKit({ programs, port }: { programs: WebKitPrograms; port: number }) {
  const screen = spawn(
    programs.screen,
    ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
  });
  const stop = async () => Promise.all([end(driver), end(screen)]);

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown }; // the shape of all its answers
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  /**
   * The result of `look` once it finds one. A window without the focus draws no frame but for a
   * screenshot, and that is the pause between two looks.
   */
  async function until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    let reason: unknown;
    for (;;) {
      const found = await look().catch((error: unknown) => {
        reason = error;
        return undefined;
      });
      if (found !== undefined && found !== false) return found;
      if (Date.now() > giveUpAt)
        throw new Error(`not within ${PATIENCE_MS} ms: ${what}`, { cause: reason });
      await call("GET", `${session}/screenshot`).catch(() => undefined);
    }
  }

  let session = "";
  await until("the driver answers", async () => {
    const opened = (await call("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
        },
      },
    })) as { sessionId: string };
    session = `/session/${opened.sessionId}`;
    return true;
  });

  await call("POST", `${session}/window/rect`, { width: 1280, height: 900 });

  const run = (script: string, ...args: unknown[]) =>
    call("POST", `${session}/execute/sync`, { script, args });
  const find = (selector: string) =>
    until(selector, async () => {
      const using = selector.startsWith("//") ? "xpath" : "css selector";
      const found = await call("POST", `${session}/element`, { using, value: selector });
      return (found as Record<string, string>)[ELEMENT];
    });

  return {
    run,
    goto: (url: string) => call("POST", `${session}/url`, { url }),
    /** Waits until a script, the body of a function, says that something is true. */
    untilTrue: (script: string, ...args: unknown[]) =>
      until(script, async () => (await run(script, ...args)) === true),
    /** Presses the first element of a CSS selector or an XPath, once nothing lies over it. */
    press: (selector: string) =>
      until(`a press of ${selector}`, async () => {
        await call("POST", `${session}/element/${await find(selector)}/click`, {});
        return true;
      }),
    type: async (selector: string, text: string) => {
      await call("POST", `${session}/element/${await find(selector)}/value`, { text });
    },
    /** Presses a point of the window. */
    pressAt: (x: number, y: number) =>
      call("POST", `${session}/actions`, {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", x, y },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      }),
    /** Presses keys together, the last one last. */
    keys: (...keys: string[]) =>
      call("POST", `${session}/actions`, {
        actions: [
          {
            type: "key",
            id: "keys",
            actions: [
              ...keys.map((value) => ({ type: "keyDown", value })),
              ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
            ],
          },
        ],
      }),
    async close() {
      await call("DELETE", session).catch(() => undefined);
      await stop();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
