import { useState } from "react";
import { roles } from "#i18n/he/roles.ts";
import type { roleEndpoints } from "#modules/identity/role-contract.ts";
import type { GrantableAction } from "#shared/permissions.ts";
import { ApiError } from "#web/api-client.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { withGrant } from "./grant-draft.ts";
import { grantsPath } from "./role-reads.ts";

const text = roles.grants;

/** What moderators are granted, and what somebody is about to make of it. */
export function useGrants() {
  const read = useApi<typeof roleEndpoints.readGrants>(grantsPath, {});
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
  const saving = useApiAction<typeof roleEndpoints.setGrants>("put", grantsPath, {
    refreshes: [grantsPath],
    failed: text.saveFailed,
    onDone() {
      // Only now: the boxes do not jump back until the list has been read again.
      void read.refetch().then(forget);
      tellDone(text.saved);
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
