import { useState } from "react";
import { redirectsAdmin } from "#i18n/he/redirects.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { getProblemText, mapProblems, type Problems } from "../../kit/problems.ts";

const text = redirectsAdmin.add;

/** Form to add a redirect. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ from: "", to: "" });
  const [problems, setProblems] = useState<Problems>({});
  const add = useApiAction("POST /api/admin/redirects", {
    failed: text.failed,
    onInvalid: mapProblems(setProblems),
    onDone: onClose,
    saved: text.done,
  });

  function save() {
    const missing = Object.entries(typed).filter(([, value]) => value.trim() === "");
    setProblems(Object.fromEntries(missing.map(([name]) => [name, "required"])));
    if (missing.length === 0) add.mutate({ body: typed });
  }
  const getFieldProps = (name: "from" | "to") => ({
    name: `redirect-${name}`,
    isLatin: true,
    maxLength: 300,
    error: getProblemText(problems[name], {
      ...redirectsAdmin.problems,
      required: text.required,
    }),
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  });

  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      submit={text.submit}
      action={add}
      typed={typed}
      onSubmit={save}
    >
      <TextInput label={text.from} help={text.fromHelp} {...getFieldProps("from")} />
      <TextInput label={text.to} help={text.toHelp} {...getFieldProps("to")} />
    </EditDialog>
  );
}
