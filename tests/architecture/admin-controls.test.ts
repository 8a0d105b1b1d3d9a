import { describe, expect, test } from "vitest";
import { unguardedControls } from "./admin-controls.ts";
import { readModules } from "./admin-syntax.ts";
import type { SourceFile } from "./sources.ts";

const guards: Readonly<Record<string, readonly string[]>> = {
  "DELETE /api/admin/products/:id": ["catalogue.delete"],
  "POST /api/admin/products/:id/restore": ["catalogue.delete"],
  "POST /api/admin/orders/:id/shipments": ["orders.write", "can.write"],
  "POST /api/admin/orders/:id/notes": ["orders.write"],
};

const find = (files: readonly SourceFile[]) =>
  unguardedControls(readModules(files), {
    isChange: (endpoint) => Object.hasOwn(guards, endpoint),
    isGuard: (guard, endpoint) => guards[endpoint]?.includes(guard) ?? false,
  });

const hook = `export function useBin() {
  const remove = useApiAction("DELETE /api/admin/products/:id", {});
  const restore = useApiAction("POST /api/admin/products/:id/restore", {});
  return { remove: (id: string) => remove.mutate({ id }), isPending: remove.isPending };
}`;
const dialog = `export function ShipDialog({ onClose }) {
  const ship = useApiAction("POST /api/admin/orders/:id/shipments", { onDone: onClose });
  return <Dialog onClose={onClose}><DialogForm onSubmit={() => ship.mutate({})} /></Dialog>;
}`;
const importing = (name: string, file: string) => `import { ${name} } from "./${file}";\n`;
const file = (name: string, text: string): SourceFile => ({
  path: `src/web/admin/a/${name}`,
  text,
});
const page = (text: string, ...others: SourceFile[]) => [file("page.tsx", text), ...others];
const withHook = (text: string) => page(importing("useBin", "bin.ts") + text, file("bin.ts", hook));
const withDialog = (text: string) =>
  page(importing("ShipDialog", "dialog.tsx") + text, file("dialog.tsx", dialog));

describe("the rule about controls finds", () => {
  test.each<[string, SourceFile[]]>([
    [
      "a button that calls without asking",
      withHook(`export function Page() {
        const bin = useBin();
        return <ActionButton onClick={() => bin.remove("1")} />;
      }`),
    ],
    [
      "a button that asks for another right",
      withHook(`export function Page() {
        const bin = useBin();
        return <ActionButton needs="catalogue.write" onClick={() => bin.remove("1")} />;
      }`),
    ],
    [
      "a second button beside one that asks",
      withHook(`export function Page() {
        const { remove } = useBin();
        const all = () => remove("1");
        return <>
          <ActionButton needs="catalogue.delete" onClick={all} />
          <ToolButton onClick={all} />
        </>;
      }`),
    ],
    [
      "a button whose message has a way back",
      page(`export function Page() {
        const restore = useApiAction("POST /api/admin/products/:id/restore");
        const remove = useApiAction("DELETE /api/admin/products/:id", {
          onDone: () => toastUndoable(text.deleted, () => restore.mutate({})),
        });
        return <ActionButton onClick={() => remove.mutate({})} />;
      }`),
    ],
    [
      "a question that stands in a comment",
      withHook(`export function Page() {
        const bin = useBin();
        // needs="catalog.delete", can.remove
        return <ActionButton /* needs="catalog.delete" */ onClick={() => bin.remove("1")} />;
      }`),
    ],
    [
      "a button of a component that is given the call",
      withHook(`export function Page() {
        const bin = useBin();
        return <Row actions={bin} />;
      }
      function Row({ actions }) {
        return <MenuItem onSelect={() => actions.remove("1")} />;
      }`),
    ],
    [
      "a button that opens a dialog which does not ask",
      withDialog(`export function Page() {
        const [isOpen, setOpen] = useState(false);
        return <>
          <ActionButton onClick={() => setOpen(true)} />
          {isOpen && <ShipDialog onClose={() => setOpen(false)} />}
        </>;
      }`),
    ],
    [
      "one of two ways into a dialog",
      withDialog(`export function Page() {
        const [asks, setAsks] = useState();
        return <>
          <ActionButton needs="orders.write" onClick={() => setAsks("ship")} />
          <ToolButton onClick={() => setAsks("ship")} />
          {asks === "ship" && <ShipDialog onClose={() => setAsks(undefined)} />}
        </>;
      }`),
    ],
    [
      "a button beside a dialog, whose state comes from above both",
      withDialog(`export function Page({ order }) {
        const [dialog, setDialog] = useState();
        return <Known order={order} dialog={dialog} onDialog={setDialog} />;
      }
      function Known({ order, dialog, onDialog }) {
        return <>
          <Bar order={order} onOpen={onDialog} />
          {dialog === "ship" && <ShipDialog onClose={() => onDialog(undefined)} />}
        </>;
      }
      function Bar({ order, onOpen }) {
        return <ActionButton onClick={() => onOpen("ship")}>{order.number}</ActionButton>;
      }`),
    ],
    [
      "another ability than the one that stands for the right",
      withDialog(`export function Page({ order }) {
        const [isOpen, setOpen] = useState(false);
        return <>
          <ActionButton disabledReason={getDisabledReason(order.can.refund)} onClick={() => setOpen(true)} />
          {isOpen && <ShipDialog onClose={() => setOpen(false)} />}
        </>;
      }`),
    ],
    [
      "a form whose button to send does not ask",
      page(`export function Page() {
        const note = useApiAction("POST /api/admin/orders/:id/notes", {});
        return <form onSubmit={() => note.mutate({})}><ActionButton type="submit" /></form>;
      }`),
    ],
  ])("%s", (_, files) => {
    expect(find(files)).toHaveLength(1);
  });
});

describe("the rule about controls allows", () => {
  test.each<[string, SourceFile[]]>([
    [
      "a button that asks",
      withHook(`export function Page() {
        const bin = useBin();
        return <ActionButton needs="catalogue.delete" onClick={() => bin.remove("1")} />;
      }`),
    ],
    [
      "a button that only looks whether it is being done",
      withHook(`export function Page() {
        const bin = useBin();
        return <ActionButton onClick={() => bin.isPending || close()} />;
      }`),
    ],
    [
      "a press that is let through by a question",
      withHook(`export function Page() {
        const reason = useDisabledReason("catalogue.delete");
        const bin = useBin();
        return <button onClick={() => reason === undefined && bin.remove("1")} />;
      }`),
    ],
    [
      "what is shown to nobody else",
      withHook(`export function Page() {
        const may = useMay();
        const bin = useBin();
        return may("catalogue.delete") && <button onClick={() => bin.remove("1")} />;
      }`),
    ],
    [
      "a menu that opens by a button that asks, by the name of a constant",
      withHook(`const needs = "catalogue.delete";
      export function Page() {
        const bin = useBin();
        return <Menu trigger={<ActionButton needs={needs} />}>
          <MenuItem onSelect={() => bin.remove("1")} />
        </Menu>;
      }`),
    ],
    [
      "a dialog whose every way in asks, by its right or by an ability",
      withDialog(`export function Page({ order: { can } }) {
        const [asks, setAsks] = useState();
        return <>
          <ActionButton needs="orders.write" onClick={() => setAsks("ship")} />
          <ActionButton disabledReason={getDisabledReason(can.write)} onClick={() => setAsks("ship")} />
          <ActionButton onClick={() => setAsks("print")} />
          {asks === "ship" && <ShipDialog onClose={() => setAsks(undefined)} />}
        </>;
      }`),
    ],
    [
      "the way back in the message of a control that asks for another right",
      page(`export function Page() {
        const restore = useApiAction("POST /api/admin/products/:id/restore");
        const note = useApiAction("POST /api/admin/orders/:id/notes", {
          onDone: () => toastUndoable(text.noted, () => restore.mutate({})),
        });
        return <ActionButton needs="orders.write" onClick={() => note.mutate({})} />;
      }`),
    ],
    [
      "a form whose button to send asks",
      page(`export function Page() {
        const note = useApiAction("POST /api/admin/orders/:id/notes", {});
        return <form onSubmit={() => note.mutate({})}>
          <ActionButton type="submit" needs="orders.write" />
        </form>;
      }`),
    ],
    [
      "what everybody may change, and what is only read",
      page(`export function Page() {
        const out = useApiAction("POST /api/auth/sign-out", {});
        const read = () => callApi("GET /api/admin/orders/:id", {});
        return <><button onClick={() => out.mutate({})} /><button onClick={read} /></>;
      }`),
    ],
  ])("%s", (_, files) => {
    expect(find(files)).toEqual([]);
  });
});
