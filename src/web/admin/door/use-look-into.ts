import { door } from "#i18n/he/door.ts";
import type { DoorRow } from "#modules/reviews/door/door-contract.ts";
import { useApiAction, type Action } from "../api/use-api.ts";

const CALL = "PUT /api/admin/door-answers/:id/looked-into";

/** Marks payments at the door as looked into; the toast takes that back. */
export function useLookInto() {
  const action: Action<typeof CALL> = useApiAction(CALL, {
    failed: door.look.failed,
    saved: (_, { body }) => (body.isLookedInto ? door.look.saved : door.look.setBack),
    setBack: (_, { params, body }) =>
      body.isLookedInto
        ? () => action.mutate({ params, body: { isLookedInto: false } })
        : undefined,
  });
  return {
    action,
    mark: ({ id }: DoorRow) => action.mutate({ params: { id }, body: { isLookedInto: true } }),
  };
}
