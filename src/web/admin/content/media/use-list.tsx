import { Link } from "react-router";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { images as text } from "#i18n/he/images.ts";
import type { ImageUse } from "#modules/media/admin/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";

/** Where an image is used, each with the way there. */
export function UseList({ uses }: { uses: readonly ImageUse[] }) {
  if (uses.length === 0) return <p className="text-soft">{text.noUses}</p>;
  return (
    <ul aria-label={text.uses} className="grid gap-1">
      {uses.map(({ kind, of, name }) => (
        <li key={`${kind} ${of} ${name}`} className="flex flex-wrap gap-x-2">
          <span className="text-soft">{text.useKinds[kind]}</span>
          <Link to={getPath(kind, of)} className="wrap-anywhere">
            <DataText>{name ?? (isDocument(kind) ? getDocumentName(of) : of)}</DataText>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const isDocument = (kind: ImageUse["kind"]) => kind === "document" || kind === "draft";

function getPath(kind: ImageUse["kind"], of: string): string {
  return isDocument(kind) ? adminPaths.document(of) : adminPaths.product(of);
}
