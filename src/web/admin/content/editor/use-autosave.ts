import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import type { Conflict } from "#shared/errors.ts";
import { ApiError } from "#web/api/api-client.ts";
import { getKey, useApiAction } from "../../api/use-api.ts";
import { useMay } from "../../api/abilities.ts";
import { getLoadedVersion, isUnsaved, mergeDocument, type EditState } from "./edit-state.ts";
import type { Data } from "./data.ts";
import { requestApi, type CallInput } from "#web/api/api-request.ts";
import { readSession } from "#web/session/session-store.ts";

type Draft = CallInput<"PUT /api/admin/content/draft">["body"];

/** The most that browsers send for a page that is gone. */
const MAX_CHARACTERS = 30_000;

/** Whether a page that is being closed can send the draft; otherwise it asks before. */
function canSaveOnLeaving(body: Draft): boolean {
  return readSession().status === "signed-in" && JSON.stringify(body).length <= MAX_CHARACTERS;
}

/** Sends a draft from a page that is just being closed. */
function saveOnLeaving(body: Draft): void {
  const state = readSession();
  if (state.status !== "signed-in" || !canSaveOnLeaving(body)) return;
  requestApi(
    "PUT /api/admin/content/draft",
    { body },
    { accessToken: state.session.access_token, keepalive: true },
  ).catch(() => undefined);
}

const PAUSE_MS = 2_000;
const AGAIN_MS = 10_000;

/** The state of the last changes: saved, being saved, or only here. */
export type SaveState = "saved" | "waiting" | "saving" | "failed" | "clash";

/** The errors after which the same words would fail again. */
const lasting: ReadonlySet<ApiError["code"]> = new Set([
  "forbidden",
  "invalid_fields",
  "not_found",
  "payload_too_large",
]);

/**
 * Saves what is typed as a draft: two seconds after the last key, and when the page is left. While
 * two versions of a field wait for a choice nothing is sent, so that neither is lost.
 */
export function useAutosave(
  state: EditState,
  setState: (change: (now: EditState) => EditState) => void,
) {
  const client = useQueryClient();
  const may = useMay();
  const { key } = state.loaded;
  const [lastError, setLastError] = useState<{
    readonly data: Data;
    readonly isLasting: boolean;
  }>();
  const [conflict, setConflict] = useState<Conflict>();
  const sent = useRef(state.draft);
  const save = useApiAction("PUT /api/admin/content/draft", {
    failed: contentEditor.save.failed,
    onDone(answer) {
      setLastError(undefined);
      setState((now) => mergeDocument(now, answer, sent.current));
      client.setQueryData(getKey("GET /api/admin/content/document", { query: { key } }), answer);
    },
    onError(error) {
      const code = error instanceof ApiError ? error.code : "internal";
      // Another user was faster: their version is read now, and merged in.
      if (code === "conflict") {
        setConflict(error instanceof ApiError ? error.conflict : undefined);
        return true;
      }
      setLastError({ data: sent.current, isLasting: lasting.has(code) });
      return !lasting.has(code);
    },
  });
  const isOpen = isUnsaved(state) && state.clashes.length === 0 && may(state.loaded.right);
  const body = { ...getLoadedVersion(state.loaded), data: state.draft };
  function send() {
    sent.current = state.draft;
    save.mutate({ body });
  }
  const latest = useRef({ isOpen, send, body, isPending: save.isPending });
  useEffect(() => {
    latest.current = { isOpen, send, body, isPending: save.isPending };
  });

  const { draft: data } = state;
  const { isPending } = save;
  const hasFailed = lastError !== undefined;
  const isStuck = lastError?.isLasting === true && lastError.data === data;
  useEffect(() => {
    if (!isOpen || isPending || isStuck) return;
    const sendNow = () => latest.current.send();
    const timer = setTimeout(sendNow, hasFailed ? AGAIN_MS : PAUSE_MS);
    addEventListener("online", sendNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", sendNow);
    };
  }, [data, isOpen, isPending, hasFailed, isStuck]);

  useEffect(() => {
    function saveBeforeLeaving() {
      if (latest.current.isOpen && !latest.current.isPending) saveOnLeaving(latest.current.body);
    }
    addEventListener("pagehide", saveBeforeLeaving);
    return () => {
      removeEventListener("pagehide", saveBeforeLeaving);
      if (latest.current.isOpen && !latest.current.isPending) latest.current.send();
    };
  }, []);

  return {
    isPending,
    /** The last change of another user that came in between. */
    conflict,
    state: toSaveState(),
    /** Whether a page that is closed now would lose what is typed. */
    isAtRisk: isUnsaved(state) && (!isOpen || hasFailed || !canSaveOnLeaving(body)),
    saveNow: () => isOpen && !isPending && send(),
  };

  function toSaveState(): SaveState {
    if (state.clashes.length > 0) return "clash";
    if (isPending) return "saving";
    if (!isUnsaved(state)) return "saved";
    return hasFailed ? "failed" : "waiting";
  }
}
