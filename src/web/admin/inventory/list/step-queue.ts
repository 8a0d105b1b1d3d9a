// Presses of +1 and -1: shown at once, sent one after the other, and none lost. While one movement
// is being sent, further presses are added up for the next one.
import { createListeners, type Listeners } from "#web/browser/listeners.ts";

type Variant = { sent: number; waiting: number };

export type Pending = ReadonlyMap<string, number>;

export type StepQueue = {
  readonly addStep: (id: string, by: 1 | -1) => void;
  /**
   * Units that were asked for and are not confirmed yet, by variant: another map after every
   * change.
   */
  readonly getPending: () => Pending;
  readonly subscribe: Listeners["subscribe"];
};

/**
 * `move` sends one movement; the same key twice counts once, so what may not have arrived is sent
 * again. `onDone` is told the sum of a burst of presses, `onRefused` why it ended early.
 */
export function createStepQueue<Answer>(parts: {
  move: (id: string, quantity: number, key: string) => Promise<Answer>;
  createKey: () => string;
  /** Whether sending the same again may help. */
  isPassing: (error: unknown) => boolean;
  onAnswer: (id: string, answer: Answer) => void;
  onDone: (id: string, total: number) => void;
  onRefused: (id: string, error: unknown) => void;
}): StepQueue {
  const variants = new Map<string, Variant>();
  const { subscribe, notify } = createListeners();
  let pending: Pending = new Map();

  function showPending() {
    pending = new Map([...variants].map(([id, { sent, waiting }]) => [id, sent + waiting]));
    notify();
  }

  async function send(id: string, quantity: number): Promise<Answer> {
    const key = parts.createKey();
    try {
      return await parts.move(id, quantity, key);
    } catch (error) {
      if (!parts.isPassing(error)) throw error;
      return parts.move(id, quantity, key);
    }
  }

  async function run(id: string, variant: Variant): Promise<void> {
    let total = 0;
    while (variant.waiting !== 0) {
      variant.sent = variant.waiting;
      variant.waiting = 0;
      try {
        const answer = await send(id, variant.sent);
        total += variant.sent;
        parts.onAnswer(id, answer);
      } catch (error) {
        // Steps pressed in the meantime were based on the refused one.
        variant.waiting = 0;
        parts.onRefused(id, error);
      }
      variant.sent = 0;
      showPending();
    }
    variants.delete(id);
    if (total !== 0) parts.onDone(id, total);
  }

  return {
    addStep(id, by) {
      const running = variants.get(id);
      const variant = running ?? { sent: 0, waiting: 0 };
      variant.waiting += by;
      if (running === undefined) {
        variants.set(id, variant);
        void run(id, variant);
      }
      showPending();
    },
    getPending: () => pending,
    subscribe,
  };
}
