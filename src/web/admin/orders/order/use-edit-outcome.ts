import type { EditOutcome } from "#modules/orders/processing/contract.ts";
import type { PriceEdit } from "#modules/orders/processing/new-order.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApi } from "../../api/use-api.ts";
import { useSettledValue } from "../../kit/use-settled.ts";

const PAUSE_MS = 250;

type Outcome = {
  /** Undefined while it is computed for the first time, and where something is wrong. */
  readonly outcome: EditOutcome | undefined;
  readonly fields: FieldErrors;
  readonly isFailed: boolean;
};

/** The outcome of an edit, as the server computes it; `edit` is undefined where there is none. */
export function useEditOutcome(id: string, edit: PriceEdit | undefined): Outcome {
  const { value: body } = useSettledValue(edit ?? null, PAUSE_MS);
  const read = useApi(
    "POST /api/admin/orders/:id/edit-preview",
    { params: { id }, body: body ?? {} },
    { enabled: body !== null },
  );
  if (edit === undefined || body === null)
    return { outcome: undefined, fields: {}, isFailed: false };
  const { error } = read;
  const fields = error instanceof ApiError && error.code === "invalid_fields" ? error.fields : {};
  return {
    outcome: error === null ? read.data : undefined,
    fields,
    isFailed: error !== null && Object.keys(fields).length === 0,
  };
}
