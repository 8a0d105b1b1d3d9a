import { useEffect, useState } from "react";
import { push as text } from "#i18n/he/push.ts";
import { ApiError } from "#web/api/api-client.ts";
import { readSession } from "#web/session/session-store.ts";
import { useApiAction } from "../../api/use-api.ts";
import { showErrorToast } from "../../kit/toasts.ts";
import {
  findSubscription,
  readAbility,
  subscribeDevice,
  unsubscribeDevice,
} from "../../live/device-push.ts";
import { removeRecord, recordDevice } from "../../live/follow-device.ts";

/** This browser as a device that is told of news, and what can be done with it. */
export function useDevice(publicKey: string) {
  const [ability, setAbility] = useState(readAbility);
  const [endpoint, setEndpoint] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    // The browser's own settings may have changed the permission meanwhile.
    const readState = () => {
      const now = readAbility();
      setAbility(now);
      if (now === "able") void findSubscription().then((it) => setEndpoint(it?.endpoint));
    };
    readState();
    addEventListener("focus", readState);
    return () => removeEventListener("focus", readState);
  }, []);

  const add = useApiAction("POST /api/admin/push/devices", {
    failed: text.notEnabled,
    onDone(_answer, { body: { endpoint: added } }) {
      setEndpoint(added);
      const session = readSession();
      if (session.status === "signed-in")
        recordDevice({ userId: session.session.user.id, endpoint: added });
    },
    saved: text.enabled,
    onError: (error) => {
      void unsubscribeDevice();
      const isFull = error instanceof ApiError && error.code === "conflict";
      if (isFull) showErrorToast(text.tooMany, undefined);
      return isFull;
    },
  });
  const remove = useApiAction("DELETE /api/admin/push/devices/:id", {
    failed: text.notDisabled,
    saved: text.disabled,
    // A device that is removed already gets nothing more.
    ignored: "not_found",
  });
  const test = useApiAction("POST /api/admin/push/test", {
    failed: text.notSent,
    saved: text.sent,
  });

  async function enable(): Promise<void> {
    setAsking(true);
    try {
      const device = await subscribeDevice(publicKey);
      setAbility(readAbility());
      if (device !== undefined) add.mutate({ body: device });
    } catch (error) {
      showErrorToast(text.notEnabled, error);
    } finally {
      setAsking(false);
    }
  }
  async function disable(id: string): Promise<void> {
    // Without an answer of the browser the server alone ends it.
    await unsubscribeDevice().catch(() => undefined);
    setEndpoint(undefined);
    removeRecord();
    remove.mutate({ params: { id } });
  }
  return {
    ability,
    endpoint,
    enable: { ...add, isPending: isAsking || add.isPending, act: () => void enable() },
    disable: { ...remove, act: (id: string) => void disable(id) },
    tryOut: { ...test, act: () => test.mutate({}) },
  };
}
