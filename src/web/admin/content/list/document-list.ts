import { contentList } from "#i18n/he/content.ts";
import { getDocumentGroup, getDocumentName } from "#i18n/he/content-documents.ts";
import type { DocumentSummary } from "#modules/content/admin/contract.ts";
import { readText, defineList } from "../../kit/define-list.ts";

export const documentList = defineList({
  filters: {
    q: readText,
    state: ["all", "changed", "draft", "scheduled", "late", "removed"],
    group: ["shop", "pages", "articles", "mails"],
  },
});

type Shown = keyof typeof contentList.groups;
type Requested = { readonly q: string; readonly state: string; readonly group: string };

/** Title of a document, or else the name that belongs to its key. */
export function getTitle({ key, title }: Pick<DocumentSummary, "key" | "title">): string {
  return title ?? getDocumentName(key);
}

/** Whether the documents of all groups are shown: a search and a state look through all of them. */
export const isAcrossGroups = ({ q, state }: Pick<Requested, "q" | "state">): boolean =>
  q.trim() !== "" || state !== "all";

/**
 * The documents that are wanted, by the groups of the list: those of the chosen group, or of all;
 * groups without any are left out.
 */
export function groupDocuments(
  documents: readonly DocumentSummary[],
  requested: Requested,
  now: Date,
): readonly { readonly group: Shown; readonly documents: readonly DocumentSummary[] }[] {
  const found = documents.filter(
    (it) => isIn(it, requested.state, now) && isNamed(it, requested.q),
  );
  // The groups of the catalog, in its order.
  return (Object.keys(contentList.groups) as Shown[]).flatMap((group) => {
    if (group !== requested.group && !isAcrossGroups(requested)) return [];
    const own = found.filter((it) => getGroup(it) === group);
    return own.length === 0 ? [] : [{ group, documents: own }];
  });
}

function getGroup({ key, kind }: DocumentSummary): Shown {
  if (kind === "article") return "articles";
  return kind === "page" ? "pages" : getDocumentGroup(key);
}

function isIn(document: DocumentSummary, requested: string, now: Date): boolean {
  const { state, draft } = document;
  switch (requested) {
    case "changed":
      return state === "changed" || state === "new";
    case "draft":
      return draft !== null && draft.publishAt === null;
    case "scheduled":
      return draft !== null && draft.publishAt !== null;
    case "late":
      return isLate(document, now);
    case "removed":
      return state === "removed";
    default:
      return true;
  }
}

function isNamed(document: DocumentSummary, q: string): boolean {
  const words = q.trim().toLowerCase();
  return [getTitle(document), document.key, document.path ?? ""].some((name) =>
    name.toLowerCase().includes(words),
  );
}

/** Whether its time to be published has come, and it has problems. */
export function isLate({ draft }: Pick<DocumentSummary, "draft">, now: Date): boolean {
  const publishAt = draft?.publishAt ?? null;
  return publishAt !== null && new Date(publishAt) <= now;
}
