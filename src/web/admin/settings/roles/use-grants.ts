import { useState } from "react";
import { roles } from "#i18n/he/roles.ts";
import type { GrantableAction } from "#shared/permissions.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { toastSuccess } from "../../kit/toasts.ts";
import { withGrant } from "./grant-draft.ts";

const text = roles.grants;

/** What moderators are granted, and what somebody is about to make of it. */
export function useGrants() {
  const read = useApi("GET /api/admin/grants", {});
  const saved = read.data?.grants.flatMap((it) => (it.granted ? [it.action] : [])) ?? [];
  /** Undefined while nothing has been touched: then it follows what others save. */
  const [draft, setDraft] = useState<readonly GrantableAction[]>();
  const [hasClash, setClash] = useState(false);
  const granted = draft ?? saved;
  const added = granted.filter((action) => !saved.includes(action));
  const isChanged = added.length > 0 || saved.some((action) => !granted.includes(action));
  const forget = () => {
    setDraft(undefined);
    setClash(false);
  };
  const saving = useApiAction("PUT /api/admin/grants", {
    failed: text.saveFailed,
    onDone() {
      // Only now: the boxes do not jump back until the list has been read again.
      void read.refetch().then(forget);
      toastSuccess(text.saved);
    },
    onFailure(error) {
      const isClash = error instanceof ApiError && error.code === "conflict";
      setClash(isClash);
      return isClash;
    },
  });
  return {
    read,
    granted,
    added,
    isChanged,
    hasClash,
    isSaving: saving.isPending,
    set: (action: GrantableAction, isGranted: boolean) =>
      setDraft(withGrant(granted, action, isGranted)),
    discard: forget,
    save: () => saving.mutate({ body: { granted: [...granted], seen: saved } }),
  };
}
