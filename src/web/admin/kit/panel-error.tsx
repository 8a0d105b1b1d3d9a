import { Link, useLocation } from "react-router";
import { ApiError } from "#web/api/api-client.ts";
import { getActionClass } from "./action-button.tsx";
import { LoadError, type LoadErrorProps } from "./list-frame.tsx";
import { EmptyState } from "./list-states.tsx";

/**
 * Error codes for a URL that leads nowhere: the row does not exist, or the id is not a valid one.
 */
const missing: ReadonlySet<string> = new Set(["not_found", "invalid_fields"]);

type PanelErrorProps = Pick<LoadErrorProps, "read" | "rows"> & {
  labels: {
    readonly failed: string;
    readonly missing: { readonly title: string; readonly text: string; readonly back: string };
  };
  /** The address of its list. */
  list: string;
};

/**
 * Shown while a panel is loading, and when that failed: a retry, or the link back to the list when
 * the row does not exist.
 */
export function PanelError({ read, labels, list, rows }: PanelErrorProps) {
  const location = useLocation();
  // The list's own: which of its pages led here.
  const state: unknown = location.state;
  const { error } = read;
  if (!(error instanceof ApiError) || !missing.has(error.code))
    return <LoadError read={read} failed={labels.failed} rows={rows} />;
  return (
    <EmptyState title={labels.missing.title} text={labels.missing.text}>
      <Link
        to={{ pathname: list, search: location.search }}
        state={state}
        className={getActionClass()}
      >
        {labels.missing.back}
      </Link>
    </EmptyState>
  );
}
