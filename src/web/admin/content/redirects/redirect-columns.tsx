import { Trash2 } from "lucide-react";
import { redirectsAdmin as text } from "#i18n/he/redirects.ts";
import type { Redirect } from "#modules/content/admin/redirects/contract.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

export type RedirectRow = Redirect & { readonly id: string };

/** An address of the shop as people read it, broken anywhere where there is little room. */
function Address({ path }: { path: string }) {
  return (
    <bdi dir="ltr" className="text-page-start break-all">
      {toReadable(path)}
    </bdi>
  );
}

/** Percent-decoded, if it is valid text. */
function toReadable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function redirectColumns(onRemove: (row: RedirectRow) => void) {
  const { columns, origins, remove } = text;
  return defineColumns<RedirectRow, typeof columns>(columns, {
    from: { phone: "lead", cell: ({ from }) => <Address path={from} /> },
    to: {
      phone: "whole",
      cell: ({ to }) => (
        <>
          <span className="text-faint sm:hidden">{columns.to} </span>
          <Address path={to} />
        </>
      ),
    },
    origin: { phone: "hidden", cell: ({ origin }) => origins[origin] },
    createdAt: { kind: "moment", phone: "hidden", isForWide: true },
    actions: {
      align: "end",
      phone: "side",
      cell: (row) => (
        <ToolButton
          label={remove.button(row.from)}
          call="POST /api/admin/redirects/removal"
          onClick={() => onRemove(row)}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </ToolButton>
      ),
    },
  });
}
