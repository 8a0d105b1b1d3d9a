// Findings from a conversation, put into the form: values, and marks on those that are not sure.
import { addressParts, toTypedAddress } from "#shared/address.ts";
import { homeCountry } from "#shared/home-country.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { getVariant, type LineDraft, type OrderDraft } from "./draft.ts";

export type ChatFindings = CallOutput<"POST /api/admin/order-chats">;

/**
 * Fields that should be checked, by path, with the value that was read. A changed value means that
 * staff have checked it.
 */
export type Marks = Readonly<Record<string, string>>;

const contactFields = ["name", "email", "phone"] as const;

/** The class of a field whose value should be checked. */
export const unsureLook = {
  help: newOrder.chat.unsure,
  className: "border-s-4 border-warn-fg bg-warn-bg px-3 py-1.5",
} as const;

/** Changes to the form by these findings, and marks on its fields. */
export function applyFindings(
  draft: OrderDraft,
  findings: ChatFindings,
): { changes: Partial<OrderDraft>; marks: Marks } {
  const marks: Record<string, string> = {};
  const changes: { -readonly [Part in keyof OrderDraft]?: OrderDraft[Part] } = {};
  for (const field of contactFields) {
    const found = findings[field];
    if (found === undefined) continue;
    changes[field] = found.value;
    if (!found.isSure) marks[`customer.${field}`] = found.value;
  }
  const found = addressParts.filter((part) => findings[part] !== undefined);
  if (found.length > 0) {
    // Another address, or more of the one that is there: a street begins a new one.
    const before = findings.line1 === undefined ? draft.billing : toTypedAddress(null);
    const billing = { ...before, country: before.country || homeCountry };
    for (const part of found) billing[part] = findings[part]?.value ?? "";
    changes.hasBilling = true;
    changes.billing = billing;
    for (const part of addressParts) {
      const isAssumed = part === "country" && findings.country === undefined;
      if (isAssumed || findings[part]?.isSure === false)
        marks[`billingAddress.${part}`] = billing[part];
    }
  }
  if (findings.items.length > 0) changes.lines = withItems(draft.lines, findings.items);
  for (const { variant, quantity, isSure } of findings.items)
    if (!isSure) marks[`variants.${variant.id}`] = String(quantity ?? 1);
  return { changes, marks };
}

function withItems(
  lines: readonly LineDraft[],
  items: ChatFindings["items"],
): readonly LineDraft[] {
  const read = items.map(({ variant, quantity }) => ({
    variant: getVariant(variant),
    // One is where an order begins; it is marked.
    quantity: String(quantity ?? 1),
    agreed: null,
  }));
  const others = lines.filter(({ variant }) =>
    read.every((line) => line.variant.id !== variant.id),
  );
  return [...others, ...read];
}

/** Whether a field still has what was read there without being sure. */
export function isUnsure(marks: Marks, path: string, draft: OrderDraft): boolean {
  const mark = marks[path];
  return mark !== undefined && mark === getValueAt(path, draft);
}

export function countUnsure(marks: Marks, draft: OrderDraft): number {
  return Object.keys(marks).filter((path) => isUnsure(marks, path, draft)).length;
}

function getValueAt(path: string, draft: OrderDraft): string | undefined {
  const [place, name = ""] = path.split(".");
  if (place === "variants") return draft.lines.find(({ variant }) => variant.id === name)?.quantity;
  const getFieldProps = contactFields.find((it) => it === name);
  if (place === "customer") return getFieldProps && draft[getFieldProps];
  const part = addressParts.find((it) => it === name);
  return part && draft.billing[part];
}

/** Whether something from the browser's storage is marks. */
export function areMarks(value: unknown): value is Marks {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((mark) => typeof mark === "string")
  );
}
