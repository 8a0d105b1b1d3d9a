import { useMemo, useRef, useState } from "react";
import { contentActions, contentEditor as text } from "#i18n/he/content-editor.ts";
import { contradictions } from "#i18n/he/contradictions.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { focusField } from "#ui/focus-field.ts";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { useMay } from "../../api/abilities.ts";
import { Page } from "../../shell/page.tsx";
import { useIsWide } from "../../kit/use-is-wide.ts";
import { ClashAlert } from "../../kit/clash-note.tsx";
import { ContradictionList } from "../../kit/contradiction-list.tsx";
import { DocumentStateTag } from "../document-state-tag.tsx";
import { FieldsContext, getFieldId } from "../fields/fields-context.ts";
import { getTitle } from "../list/document-list.ts";
import { DocumentPreview } from "../preview/document-preview.tsx";
import { BackLink } from "./back-link.tsx";
import type { DocumentQuestion } from "./document-dialogs.tsx";
import { DocumentForm } from "./document-form.tsx";
import { DocumentToolbar, SaveStatus } from "./document-toolbar.tsx";
import { Findings } from "./findings-panel.tsx";
import { getLoadedVersion, getSaved } from "./edit-state.ts";
import { useDocumentActions } from "./use-document-actions.ts";
import { listShownProblems } from "./shown-problems.ts";
import { useDocumentEdit } from "./use-document-edit.ts";
import { loadLater } from "../../kit/load-later.tsx";

const DocumentDialogs = loadLater(
  async () => (await import("./document-dialogs.tsx")).DocumentDialogs,
);

type View = "form" | "preview";

/** A document with all its fields, beside the page that shows it. */
export function DocumentScreen({ document }: { document: EditedDocument }) {
  const edit = useDocumentEdit(document);
  const may = useMay();
  const isWide = useIsWide();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>("form");
  const [question, setQuestion] = useState<DocumentQuestion>();
  const [target, setTarget] = useState<FieldPath>();
  const { loaded, clashes, change, resolveClash, touched, isTried } = edit;
  const { key, placeholders, warnings } = loaded;
  const problems = useMemo(
    () => listShownProblems({ loaded, touched, isTried }),
    [loaded, touched, isTried],
  );
  const { fields } = loaded;
  const name = getTitle(loaded);
  const actions = useDocumentActions(getLoadedVersion(loaded), () => setQuestion(undefined));
  const isReadOnly = !may(document.right);
  const context = useMemo(
    () => ({
      documentKey: key,
      placeholders,
      problems,
      warnings,
      clashes,
      saved: getSaved(loaded),
      isReadOnly,
      target,
      change,
      resolveClash,
    }),
    [
      key,
      placeholders,
      problems,
      warnings,
      clashes,
      loaded,
      isReadOnly,
      target,
      change,
      resolveClash,
    ],
  );
  const waitsFor = edit.saving.state === "saved" ? undefined : contentActions.publish.unsaved;

  function showField(path: FieldPath) {
    setQuestion(undefined);
    setView("form");
    setTarget(path);
    // Anything closed around it has to open first.
    setTimeout(() => focusPath(box.current, path));
  }
  function openQuestion(requested: DocumentQuestion) {
    edit.saving.saveNow();
    if (requested === "publish" || requested === "schedule") edit.tryAll();
    setQuestion(requested);
  }

  const form = (
    <div ref={box} className="grid min-w-0 content-start gap-4">
      {clashes.length > 0 && <ClashAlert {...text.clash} change={edit.saving.conflict} />}
      <Findings documentKey={key} kind="problems" findings={problems} onGo={showField} />
      <Findings documentKey={key} kind="warnings" findings={warnings} onGo={showField} />
      <ContradictionList title={contradictions.after} contradictions={loaded.contradictions} />
      <FieldsContext value={context}>
        <DocumentForm fields={fields} data={edit.draft} path={loaded.path} />
      </FieldsContext>
    </div>
  );
  const preview = <DocumentPreview document={loaded} name={name} />;

  return (
    <Page
      title={name}
      actions={
        <DocumentToolbar
          document={loaded}
          actions={actions}
          waitsFor={waitsFor}
          onAsk={openQuestion}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BackLink />
        <DocumentStateTag document={loaded} />
        <SaveStatus state={edit.saving.state} document={loaded} />
      </div>
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-5 2xl:grid-cols-2">
          {form}
          <div className="sticky top-4">{preview}</div>
        </div>
      ) : (
        <>
          <TabList
            label={text.tabs.label}
            tabs={(["form", "preview"] as const).map((id) => ({ id, label: text.tabs[id] }))}
            selected={view}
            onSelect={setView}
            className="w-full max-w-md"
          />
          <TabPanel id="form" selected={view}>
            {form}
          </TabPanel>
          <TabPanel id="preview" selected={view}>
            {view === "preview" && preview}
          </TabPanel>
        </>
      )}
      {question && (
        <DocumentDialogs
          question={question}
          document={loaded}
          name={name}
          fields={fields}
          data={edit.draft}
          actions={actions}
          waitsFor={waitsFor}
          onGo={showField}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Page>
  );
}

/** Leads to the control of a field, or to the first within it. */
function focusPath(form: HTMLElement | null, path: FieldPath) {
  const getFieldProps = form?.querySelector<HTMLElement>(`#${CSS.escape(getFieldId(path))}`);
  const control = getFieldProps?.matches("input, textarea, select, [contenteditable]")
    ? getFieldProps
    : getFieldProps?.querySelector<HTMLElement>(
        "input, textarea, select, button, [contenteditable]",
      );
  focusField(control ?? getFieldProps);
}
