import { useState, type SyntheticEvent } from "react";
import { useParams, useRevalidator } from "react-router";
import type { orderStatus } from "#i18n/en/order-status.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { getOrderError } from "./order-error.ts";

/**
 * Sends a cancellation with the session of the signed-in user, so that the order's timeline says
 * so; a page's form carries no session. When signed out, or without scripts, the form is sent by
 * the link alone.
 */
export function useCancelSignedIn() {
  const { key: accessKey = "" } = useParams();
  const { revalidate } = useRevalidator();
  const isSignedIn = useSession().status === "signed-in";
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<keyof typeof orderStatus.cancel.failed>();

  async function cancel() {
    setBusy(true);
    setFailed(undefined);
    try {
      await fetchApi("POST /api/orders/cancel", {
        body: { accessKey },
      });
      await revalidate();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "internal";
      setFailed(code === "forbidden" ? "staff" : getOrderError(code));
    }
    setBusy(false);
  }

  function submit(event: SyntheticEvent): void {
    if (!isSignedIn) return;
    event.preventDefault();
    if (!isBusy) void cancel();
  }
  return { isBusy, failed, submit };
}
