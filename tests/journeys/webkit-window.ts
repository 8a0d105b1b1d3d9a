// A window of WebKit, Safari's engine, by its own WebDriver: Playwright's WebKit is a build of its
// own, this is the one that people have.
import type { WebKitPrograms } from "../../scripts/install/engines.ts";
import type { BrowserWindow } from "./person.ts";
import { startProgram, type Program } from "./program.ts";
import { findFreePort } from "./shop.ts";

const PATIENCE_MS = 20_000;
/** A page that is opened is answered once it is complete. */
const LONGEST_CALL_MS = 60_000;

/** The keys that WebDriver knows by a character of its own. */
const namedKeys: Readonly<Record<string, string>> = {
  Control: "\uE009",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Backspace: "\uE003",
};

/**
 * Opens a browser without a history, with a driver and a screen of its own: a driver has one window
 * only, and of several on one screen but one has the focus and draws its frames.
 */
export async function openWebKitWindow(
  programs: WebKitPrograms,
  size: { width: number; height: number },
): Promise<BrowserWindow> {
  const screen = startProgram(programs.screen, [
    "-displayfd",
    "1",
    "-screen",
    "0",
    "1600x1100x24",
    "-nolisten",
    "tcp",
  ]);
  const display = `:${await screen.until(/^\d+$/m)}`;
  const port = await findFreePort();
  const driver = startProgram(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
  });

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} was not answered`, { cause: error });
    });
    const { value } = (await answer.json()) as { value: unknown }; // the shape of all its answers
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await untilItAnswers(driver, () => call("GET", "/status"));
  const { sessionId } = (await call("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const act = (source: object) => call("POST", `${session}/actions`, { actions: [source] });
  const pressKey = (kind: "keyDown" | "keyUp") => (value: string) => ({ type: kind, value });

  const window: BrowserWindow = {
    open: async (url) => void (await call("POST", `${session}/url`, { url })),
    run: async (script, ...args) =>
      (await call("POST", `${session}/execute/sync`, {
        script: `return (${script.toString()})(...arguments)`,
        args,
      })) as ReturnType<typeof script>,
    // It has no fingers: a press by touch arrives as one of a mouse, also when it is asked for.
    pressAt: async (x, y) => {
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await act({ type: "pointer", id: "mouse", actions });
    },
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => [
        pressKey("keyDown")(value),
        pressKey("keyUp")(value),
      ]);
      await act({ type: "key", id: "keys", actions });
    },
    pressKeys: async (...keys) => {
      const values = keys.map((key) => namedKeys[key] ?? key);
      const actions = [
        ...values.map(pressKey("keyDown")),
        ...values.toReversed().map(pressKey("keyUp")),
      ];
      await act({ type: "key", id: "keys", actions });
    },
    nextFrame: async () =>
      void (await call("POST", `${session}/execute/async`, {
        script: "requestAnimationFrame(() => arguments[0]())",
        args: [],
      })),
    close: async () => {
      await call("DELETE", session).catch(() => undefined);
      await driver.end();
      await screen.end();
    },
  };
  await resize(size);
  return window;

  /** Gives the page this size; the window has a bar of its own above it. */
  async function resize({ width, height }: typeof size): Promise<void> {
    const rect = { x: 0, y: 0, width, height };
    await call("POST", `${session}/window/rect`, rect);
    const inner = await window.run(() => innerHeight);
    await call("POST", `${session}/window/rect`, { ...rect, height: 2 * height - inner });
  }
}

async function untilItAnswers(driver: Program, ask: () => Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const answers = await ask().then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (driver.hasEnded() || Date.now() > giveUpAt)
      throw new Error("WebKit's driver does not answer");
  }
}
