import { Link, useLocation } from "react-router";
import { ApiError } from "#web/api/api-client.ts";
import { actionClass } from "./action-button.tsx";
import { EmptyState, ErrorState } from "./list-states.tsx";

/**
 * Error codes for a URL that leads nowhere: the row does not exist, or the id is not a valid one.
 */
const missing: ReadonlySet<string> = new Set(["not_found", "invalid_fields"]);

type PanelFailureProps = {
  error: unknown;
  labels: {
    readonly failed: string;
    readonly missing: { readonly title: string; readonly text: string; readonly back: string };
  };
  /** Where the list is that it was opened from. */
  list: string;
  onRetry: () => void;
};

/**
 * In place of what could not be read: another try, or the way back to the list when there is no
 * such thing.
 */
export function PanelFailure({ error, labels, list, onRetry }: PanelFailureProps) {
  const location = useLocation();
  // The list's own: which of its pages led here.
  const state: unknown = location.state;
  if (!(error instanceof ApiError) || !missing.has(error.code))
    return <ErrorState title={labels.failed} error={error} onRetry={onRetry} />;
  return (
    <EmptyState title={labels.missing.title} text={labels.missing.text}>
      <Link
        to={{ pathname: list, search: location.search }}
        state={state}
        className={actionClass()}
      >
        {labels.missing.back}
      </Link>
    </EmptyState>
  );
}
