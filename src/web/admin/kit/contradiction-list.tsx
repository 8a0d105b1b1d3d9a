import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { contradictions as text } from "#i18n/he/contradictions.ts";
import { products } from "#i18n/he/products.ts";
import { variants } from "#i18n/he/variants.ts";
import type { Contradiction } from "#modules/content/admin/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";
import { describePath } from "./describe-path.ts";

type ContradictionListProps = {
  title: (count: number) => string;
  contradictions: readonly Contradiction[];
};

/** Texts that name another number than the policies or the catalogue, each with its editor. */
export function ContradictionList({ title, contradictions }: ContradictionListProps) {
  if (contradictions.length === 0) return null;
  return (
    <section
      aria-label={title(contradictions.length)}
      className="grid gap-1.5 rounded-md bg-warn-bg px-4 py-3 text-xs text-warn-fg"
    >
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 flex-none" />
        {title(contradictions.length)}
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {contradictions.map((found, place) => (
          // One field may say the same twice.
          <li key={`${found.key} ${found.field} ${found.typed} ${place}`} className="wrap-anywhere">
            <Link to={getEditorPath(found)} className="inline-block min-h-6 underline">
              <Place found={found} />
            </Link>{" "}
            {text.typed} <bdi>{found.typed}</bdi>. {text.promised} <bdi>{found.promised}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those of today, if there are any, for staff who may read the shop's texts. */
export function ContradictionsNow() {
  const canRead = useMay()("content.read");
  const { data } = useApi("GET /api/admin/content/contradictions", {}, { enabled: canRead });
  return <ContradictionList title={text.title} contradictions={data?.contradictions ?? []} />;
}

function getEditorPath({ kind, key }: Contradiction): string {
  if (kind === "document") return adminPaths.document(key);
  return adminPaths.product(key) + (kind === "variant" ? "?tab=variants" : "");
}

/** The name of the text, and of the field in it. */
function Place({ found }: { found: Contradiction }) {
  const { kind, key, name, field } = found;
  if (kind === "document")
    return (
      <>
        <DataText>{name ?? getDocumentName(key)}</DataText>, {describePath(key, field)}
      </>
    );
  return (
    <>
      <DataText>{name}</DataText>, {fieldNames[field]}
    </>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  description: products.fields.description.label,
  care: products.fields.care.label,
  attributes: text.attributes,
  tagline: variants.fields.tagline.label,
  story: variants.fields.story.label,
  features: variants.fields.features.label,
};
