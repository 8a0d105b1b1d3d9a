import { useNavigate } from "react-router";
import { contentList } from "#i18n/he/content.ts";
import { toSlug } from "#modules/catalog/slug.ts";
import { newText, type NewTextDraft } from "#modules/content/admin/new-text.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

const text = contentList.create;

export type CreatedKind = "article" | "page";

type CreateDialogProps = { kind: CreatedKind; onClose: () => void };

/** A new article or page: its title and address. The editor opens for the rest. */
export function CreateDialog({ kind, onClose }: CreateDialogProps) {
  const navigate = useNavigate();
  const form = useRecordForm(newText, text.fields, undefined, changeDraft);
  const { slug } = form.draft;
  return (
    <ActionDialog
      {...text}
      call="POST /api/admin/content/create"
      title={text[kind]}
      form={form}
      toInput={(values) => ({ body: { kind, ...values } })}
      onDone={({ key }) => void navigate(adminPaths.document(key))}
      onClose={onClose}
    >
      <RecordField form={form} name="title" />
      <RecordField
        form={form}
        name="slug"
        help={text.slugHelp(kind === "article" ? `/blog/${slug}` : `/${slug}`)}
      />
    </ActionDialog>
  );
}

/** The slug follows the title until a slug is typed. */
function changeDraft(draft: NewTextDraft, changes: Partial<NewTextDraft>): NewTextDraft {
  const next = { ...draft, ...changes };
  const isUntouched = changes.slug === undefined && draft.slug === (toSlug(draft.title) ?? "");
  return isUntouched ? { ...next, slug: toSlug(next.title) ?? "" } : next;
}
