// A person in front of a window: what they press, type and see, the same in every engine. Presses
// go to the middle of what is pressed, by pointer or finger, and only if nothing else lies there.
import { inPage, type Hit, type Sight, type Target } from "./in-page.ts";

export type { Target } from "./in-page.ts";

/** All that an engine has to be able to do. */
export type BrowserWindow = {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function, which uses nothing from outside, in the page. */
  readonly run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** A press of the pointer, or of a finger where the window belongs to a touch screen. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  /** Types on the keyboard. */
  readonly type: (text: string) => Promise<void>;
  /** Presses keys together, by the names of `KeyboardEvent.key`, the last one last. */
  readonly pressKeys: (...keys: string[]) => Promise<void>;
  /** Until the window has drawn once more. */
  readonly nextFrame: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Person = ReturnType<typeof createPerson>;

const PATIENCE_MS = 20_000;

// The link to the content shows with the focus only; the rest is there for robots to fall for.
const outOfReach = ['a[href="#main"]', "[aria-hidden=true] *"];

export const button = (name: string, within?: Target): Target => of("button", name, within);
export const link = (name: string, within?: Target): Target => of("link", name, within);
/** A field to type into or to choose from, by its label. */
export const field = (name: string, within?: Target): Target => of("field", name, within);
export const heading = (name: string, within?: Target): Target => of("heading", name, within);
export const dialog = (name?: string): Target => ({ role: "dialog", name });
export const option = (name: string, within?: Target): Target => of("option", name, within);
export const tab = (name: string, within?: Target): Target => of("tab", name, within);
/** Anything else, by a CSS selector; `text` is part of what it says. */
export const css = (
  selector: string,
  options: { text?: string; within?: Target } = {},
): Target => ({
  css: selector,
  ...options,
});
/** The first one where several are to be expected. */
export const first = (target: Target): Target => ({ ...target, isFirst: true });

const of = (role: string, name: string, within?: Target): Target => ({ role, name, within });

/** A person who knows the shop at `base`. */
export function createPerson(window: BrowserWindow, base: string) {
  const look = (target: Target) => window.run(inPage, { do: "look", target }) as Promise<Sight>;

  /** The result of `search`, once it finds one. */
  async function until<T>(what: string, search: () => Promise<T | undefined>): Promise<T> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      let reason: unknown;
      // A page that is just being left cannot be asked.
      const found = await search().catch((error: unknown) => {
        reason = error;
        return undefined;
      });
      if (found !== undefined) return found;
      if (Date.now() > giveUpAt) {
        const page = await window.run(inPage, { do: "describe" }).catch(String);
        const why = reason instanceof Error ? ` (${reason.message})` : "";
        throw new Error(`Not within ${PATIENCE_MS} ms: ${what}${why}.\nThe page: ${String(page)}`);
      }
      await window.nextFrame().catch(() => undefined);
    }
  }

  /** Waits until it is seen, alone. */
  const see = (target: Target) =>
    until(`${tell(target)} is seen`, async () => {
      const sight = await look(target);
      if (sight.problem !== undefined) throw new Error(sight.problem);
      return sight;
    });

  /**
   * Presses the middle of what is described, once it stands still, can be used, and nothing else
   * lies there.
   */
  async function press(target: Target): Promise<void> {
    let last = "";
    await until(`${tell(target)} is pressed`, async () => {
      const aim = (await window.run(inPage, { do: "aim", target })) as Hit;
      if (aim.problem !== undefined) throw new Error(aim.problem);
      const place = `${aim.x} ${aim.y}`;
      if (place !== last) {
        last = place;
        return undefined;
      }
      await window.pressAt(aim.x, aim.y);
      // Where the press has led to another page, there is nothing to ask any more.
      const missed = await window.run(inPage, { do: "missed" }).catch(() => undefined);
      if (typeof missed === "string") throw new Error(`it moved away; the press met ${missed}`);
      return true;
    });
  }

  return {
    window,
    /** Opens an address of the shop, or a whole one. */
    open: (path: string) => window.open(new URL(path, base).href),
    see,
    press,
    /** The text in a field, or the words of anything else, once it is seen. */
    read: async (target: Target) => {
      const { text, value } = await see(target);
      return value ?? text;
    },
    /** Waits until it is not seen any more. */
    seeNo: (target: Target) =>
      until(`${tell(target)} is gone`, async () => (await look(target)).count === 0 || undefined),
    /** Waits until the page, or a part of it, says this. */
    seeText: (text: string, within: Target = css("body")) =>
      until(`"${text}" is read`, () => window.run(inPage, { do: "says", text, within }).then(yes)),
    seeNoText: (text: string, within: Target = css("body")) =>
      until(`"${text}" is gone`, () =>
        window.run(inPage, { do: "says", text, within }).then((says) => yes(says === false)),
      ),
    /** Waits until something can be told of the page. */
    waitFor: <Args extends unknown[]>(
      what: string,
      isTrue: (...args: Args) => boolean,
      ...args: Args
    ) => until(what, () => window.run(isTrue, ...args).then(yes)),
    /** Waits until the address has this path. */
    isAt: (path: string) =>
      until(`the page is ${path}`, async () =>
        yes((await window.run(() => location.pathname)) === path),
      ),
    /** Writes into a field in place of what it holds. */
    type: async (target: Target, text: string) => {
      await press(target);
      await window.run(inPage, { do: "selectAll" });
      await window.type(text);
    },
    /** Chooses from a list that drops down: its menu is no part of the page. */
    choose: (target: Target, name: string) =>
      until(`"${name}" is chosen in ${tell(target)}`, () =>
        window.run(inPage, { do: "choose", target, name }).then(yes),
      ),
    pressKeys: window.pressKeys,
    /** Presses a point of the window, such as one beside a dialog. */
    pressAt: window.pressAt,
    /** Scrolls until it is in the middle of the window, if that is possible. */
    scrollTo: (target: Target) =>
      until(`${tell(target)} is in sight`, () =>
        window.run(inPage, { do: "scroll", target }).then(yes),
      ),
    /**
     * Waits until whatever can be pressed on this screen has nothing over its middle. What `except`
     * (a CSS selector) matches may lie below something.
     */
    seeNothingCovered: async (except?: string) => {
      const left = [...outOfReach, ...(except === undefined ? [] : [except])].join(", ");
      const screen = await window.run(() => location.pathname);
      await until(`nothing of ${screen} is covered`, async () => {
        const covered = (await window.run(inPage, { do: "covered", except: left })) as string[];
        if (covered.length > 0) throw new Error(covered.join("\n"));
        return true;
      });
    },
  };
}

const yes = (value: unknown): true | undefined => (value === true ? true : undefined);

function tell({ role, name, css: selector, text, within }: Target): string {
  const own = [role ?? selector, name ?? text].filter((part) => part !== undefined).join(" ");
  return within === undefined ? own : `${own} in ${tell(within)}`;
}
