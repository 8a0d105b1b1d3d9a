// The draft of a message. It belongs to this tab, survives a reload, and is removed once sent.
import { readStored, save } from "#web/browser/browser-storage.ts";
import { isWhole } from "#shared/is-whole.ts";
import { isRecord, readJson } from "#shared/json.ts";
import { getDraftName } from "./draft-name.ts";

export type Draft = {
  /** The same for every attempt to send this very text: it is one message. */
  readonly key: string;
  /** When the page with the form was first loaded, in milliseconds. */
  readonly openedAt: number;
  readonly values: Readonly<Record<string, string>>;
};

/** The draft of a form in this tab; undefined where there is none that can be read. */
export function readDraft(form: string): Draft | undefined {
  return parseDraft(readStored("session", getDraftName(form)));
}

/** Storage may be full or forbidden; the text then lasts as long as the page. */
export function saveDraft(form: string, draft: Draft): void {
  save("session", getDraftName(form), JSON.stringify(draft));
}

/** Reads a kept draft; undefined when it is none of ours. */
export function parseDraft(text: string | null): Draft | undefined {
  const found = readJson(text ?? "");
  if (!isRecord(found)) return undefined;
  const { key, openedAt, values } = found;
  if (typeof key !== "string" || !isWhole(openedAt)) return undefined;
  const texts = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { key, openedAt, values: Object.fromEntries(texts) };
}
