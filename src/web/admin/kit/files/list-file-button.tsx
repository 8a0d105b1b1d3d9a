import { listFiles as text } from "#i18n/he/list-files.ts";
import type { ListName } from "#modules/downloads/list-names.ts";
import { useApiAction } from "../../api/use-api.ts";
import { FileMenu } from "./file-menu.tsx";

type ListFileButtonProps = {
  list: ListName;
  /** The query of the list on the screen, with its sort; the page is left out. */
  filter: Readonly<Record<string, unknown>>;
  /** The content of the file, where a screen has several. */
  label?: string;
};

/**
 * Downloads all rows of a list as a file, by its filter: the browser follows a signed address that
 * is made for this download.
 */
export function ListFileButton({ list, filter, label }: ListFileButtonProps) {
  const prepare = useApiAction(`POST /api/admin/files/${list}`, {
    changesNothing: true,
    failed: text.failed,
    // An attachment: the page stays where it is.
    onDone: ({ path }) => location.assign(path),
  });
  return (
    <FileMenu
      action={prepare}
      aria-label={label === undefined ? text.of(text.names[list]) : undefined}
      onFormat={(format) => prepare.mutate({ body: { format, filter: withoutPage(filter) } })}
      className="print:hidden"
    >
      {label ?? <span className="max-sm:sr-only">{text.button}</span>}
    </FileMenu>
  );
}

const withoutPage = (filter: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => name !== "after"));
