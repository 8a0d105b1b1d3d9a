import { useState, type SyntheticEvent } from "react";
import { useParams, useRevalidator } from "react-router";
import type { orderStatus } from "#i18n/en/order-status.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { getFailure } from "./failure-of.ts";

/**
 * Sends a cancellation in the name of whoever is signed in, so that the order's timeline knows
 * them: a form of a page carries no session. Signed out, and without scripts, the form does it by
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
      await callApi("POST /api/orders/cancel", {
        body: { accessKey },
      });
      await revalidate();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "internal";
      setFailed(code === "forbidden" ? "staff" : getFailure(code));
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
