import { useState } from "react";
import { useNavigate } from "react-router";
import { contentList } from "#i18n/he/content.ts";
import { slugPattern, toSlug } from "#modules/catalog/slug.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { getProblemText, mapProblems, type Problems } from "../../products/form/problems.ts";

const text = contentList.create;

export type CreatedKind = "article" | "page";

type CreateDialogProps = { kind: CreatedKind; onClose: () => void };

/** A new article or page: its title and address. The editor opens for the rest. */
export function CreateDialog({ kind, onClose }: CreateDialogProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState("");
  const [typedSlug, setSlug] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const slug = typedSlug ?? toSlug(title) ?? "";
  const create = useApiAction("POST /api/admin/content/create", {
    failed: text.failed,
    onDone({ key }) {
      onClose();
      void navigate(adminPaths.document(key));
    },
    onInvalid: mapProblems(setProblems),
  });

  function submit() {
    const found = {
      ...(title.trim() === "" && { title: "required" }),
      ...(!slugPattern.test(slug) && { slug: "slug" }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    create.mutate({ body: { kind, title: title.trim(), slug } });
  }

  return (
    <EditDialog
      title={text[kind]}
      submit={text.submit}
      action={create}
      typed={[title, slug]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        name="title"
        label={text.title}
        error={getProblemText(problems["title"], text.problems)}
        lang="en"
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextInput
        name="slug"
        label={text.slug}
        help={text.slugHelp(kind === "article" ? `/blog/${slug}` : `/${slug}`)}
        error={getProblemText(problems["slug"], text.problems)}
        lang="en"
        maxLength={80}
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
      />
    </EditDialog>
  );
}
