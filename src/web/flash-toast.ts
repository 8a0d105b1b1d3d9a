import { brand } from "#content/brand.ts";
import { showToast } from "#ui/toast.ts";

const KEY = `${brand.storagePrefix}-toast`;
/** A page that takes longer to come would show a message about something long ago. */
const MAX_AGE_MS = 30_000;

/** Keeps a success message for the page that is loaded next in this tab. */
export function flashToast(title: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([Date.now(), title]));
  } catch {
    // A browser that stores nothing shows no message; what it tells of has happened all the same.
  }
}

/** Shows what the page before has kept, once. */
export function showFlashedToast(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (!Array.isArray(stored)) return;
    const parts: readonly unknown[] = stored;
    const [keptAt, title] = parts;
    const isFresh = typeof keptAt === "number" && Math.abs(Date.now() - keptAt) < MAX_AGE_MS;
    if (isFresh && typeof title === "string") showToast({ title, tone: "success" });
  } catch {
    // Storage that is closed or holds what we did not write has no message.
  }
}
