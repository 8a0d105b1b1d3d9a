import type { OutgoingMail } from "./transport.ts";

export type KeptMail = OutgoingMail & { readonly keptAt: string };

/** Mails that nobody sends, as files: what a mail server would have got, for demo and development. */
export type LocalOutbox = {
  readonly keep: (mail: OutgoingMail) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly KeptMail[]>;
  readonly find: (id: string) => Promise<KeptMail | undefined>;
};

export function createLocalOutbox(_options: { dataDir: string }): LocalOutbox {
  return { keep: async () => {}, list: async () => [], find: async () => undefined };
}
