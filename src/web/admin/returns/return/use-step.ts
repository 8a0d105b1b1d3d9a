import { returns } from "#i18n/he/returns.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showProblemToast } from "../../kit/toasts.ts";

const text = returns.steps;

type Options = {
  onDone: () => void;
  /** Gets the first problem of a field; whether it was shown there. */
  onProblem?: (field: string, code: string) => boolean;
};

/** Handles the result of a step: a toast, or the problems at their fields. */
function createEndOptions({ onDone, onProblem }: Options) {
  return {
    failed: text.failed,
    saved: text.done,
    onDone,
    onConflict() {
      onDone();
      showProblemToast(text.changed);
    },
    onError: (error: unknown) => {
      if (!(error instanceof ApiError) || error.code === "conflict") return false;
      const [[field, codes] = ["", []]] = Object.entries(error.fields);
      return codes[0] !== undefined && onProblem?.(field, codes[0]) === true;
    },
  };
}

export const useReturnStep = (options: Options) =>
  useApiAction("POST /api/admin/returns/:id/steps", createEndOptions(options));

export const useReturnRefund = (options: Options) =>
  useApiAction("POST /api/admin/returns/:id/refund", createEndOptions(options));

export const useReturnOrder = (options: Options) =>
  useApiAction("POST /api/admin/returns/:id/order", createEndOptions(options));
