import { admin } from "#i18n/he/admin.ts";
import { returns } from "#i18n/he/returns.ts";
import { ApiError } from "#web/api/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastSuccess } from "../../kit/toasts.ts";

const text = returns.steps;

type Options = {
  onDone: () => void;
  /** Gets the first problem of a field; whether it was shown there. */
  onProblem?: (field: string, code: string) => boolean;
};

/** How every step of a return ends: it says so, or names what is wrong. */
function ending({ onDone, onProblem }: Options) {
  return {
    failed: text.failed,
    onDone: () => {
      onDone();
      toastSuccess(text.done);
    },
    onFailure: (error: unknown) => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === "conflict") {
        onDone();
        showToast({ title: admin.error, description: text.changed, tone: "error" });
        return true;
      }
      const [[field, codes] = ["", []]] = Object.entries(error.fields);
      return codes[0] !== undefined && onProblem?.(field, codes[0]) === true;
    },
  };
}

export const useReturnStep = (options: Options) =>
  useApiAction("POST /api/admin/returns/:id/steps", ending(options));

export const useReturnRefund = (options: Options) =>
  useApiAction("POST /api/admin/returns/:id/refund", ending(options));

export const useReturnOrder = (options: Options) =>
  useApiAction("POST /api/admin/returns/:id/order", ending(options));
