import { orderTagTexts as text } from "#i18n/he/order-tags.ts";
import { MAX_TAG, MAX_TAGS, readTag } from "#modules/orders/tags.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApi } from "../../api/use-api.ts";
import { TextInput } from "../../kit/fields.tsx";

type TagFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  /** Suggestions while typing; by default all tags of the shop. */
  offered?: readonly string[] | undefined;
  onChange: (typed: string) => void;
};

/** A field for a tag, typed or chosen from the existing ones. */
export function TagField({ name, value, error, offered, onChange }: TagFieldProps) {
  const loaded = useApi("GET /api/admin/order-tags", {}, { enabled: offered === undefined });
  const listId = `${name}-known`;
  return (
    <>
      <TextInput
        name={name}
        label={text.one}
        help={text.help(MAX_TAG)}
        error={error}
        list={listId}
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {(offered ?? loaded.data?.tags ?? []).map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </>
  );
}

/** A tag as it was typed, or what is wrong with it, in words. */
export function parseTag(typed: string): { readonly tag: string } | { readonly problem: string } {
  const read = readTag(typed);
  return "tag" in read ? read : { problem: formatProblem(read.problem) };
}

/** Reason why the server refused a tag, in words; undefined when something else went wrong. */
export function getTagProblem(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.fields["tag"]?.[0] : undefined;
  return code === undefined ? undefined : formatProblem(code);
}

function formatProblem(code: string): string {
  const { problems } = text;
  if (code === "too_many") return problems.too_many(MAX_TAGS);
  if (code === "too_long") return problems.too_long(MAX_TAG);
  return code === "required" ? problems.required : problems.unprintable;
}
