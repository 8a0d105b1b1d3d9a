import { formatCount } from "#i18n/format-he.ts";
import { toDo as text } from "#i18n/he/to-do.ts";
import type { ToDo } from "#modules/to-do/contract.ts";
import { getToDoRecord } from "#modules/to-do/kinds.ts";
import { useApi } from "../api/use-api.ts";
import { getToDoPath } from "./to-do-looks.ts";

/** The work that waits for staff, as far as the user may see it. */
export const useToDo = () => useApi("GET /api/admin/to-do", {});

/** How much customers wait for at a place, in words, too, and the screen with the first of it. */
export type Mark = { readonly count: number; readonly words: string; readonly path: string };

/** The marks of the places, modules or sections, in which customers wait for something. */
export function getMarks<Place extends string>(
  tasks: readonly ToDo[],
  findPlace: (path: string) => Place | undefined,
): ReadonlyMap<Place, Mark> {
  const marks = new Map<Place, Mark>();
  for (const task of tasks) {
    const path = getToDoPath(task.kind);
    const place = findPlace(path);
    if (task.count === 0 || place === undefined || getToDoRecord(task.kind).urgency !== "now")
      continue;
    const before = marks.get(place);
    const words = formatToDo(task);
    marks.set(place, {
      count: task.count + (before?.count ?? 0),
      words: before === undefined ? words : `${before.words}, ${words}`,
      path: before?.path ?? path,
    });
  }
  return marks;
}

/** A kind of work with its number, as it is read out. */
export function formatToDo({ kind, count }: Pick<ToDo, "kind" | "count">): string {
  return `${formatCount(count)} ${getToDoName({ kind, count })}`;
}

/** The name of a kind after its number. */
export function getToDoName({ kind, count }: Pick<ToDo, "kind" | "count">): string {
  const { one, many } = text.kinds[kind];
  return count === 1 ? one : many;
}
