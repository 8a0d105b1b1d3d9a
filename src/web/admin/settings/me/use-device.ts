import { useEffect, useState } from "react";
import { push as text } from "#i18n/he/push.ts";
import { ApiError } from "#web/api/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { toastError, toastSuccess } from "../../kit/toasts.ts";
import {
  findDevice,
  readAbility,
  subscribeDevice,
  unsubscribeDevice,
} from "../../live/device-push.ts";

/** This browser as a device that is told of news, and what can be done with it. */
export function useDevice(publicKey: string) {
  const [ability, setAbility] = useState(readAbility);
  const [endpoint, setEndpoint] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    // The browser's own settings may have changed the permission meanwhile.
    const look = () => {
      const now = readAbility();
      setAbility(now);
      if (now === "able") void findDevice().then(setEndpoint);
    };
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, []);

  const add = useApiAction("POST /api/admin/push/devices", {
    failed: text.notTurnedOn,
    onDone: (_answer, { body }) => {
      setEndpoint(body.endpoint);
      toastSuccess(text.turnedOn);
    },
    onError: (error) => {
      void unsubscribeDevice();
      const isFull = error instanceof ApiError && error.code === "conflict";
      if (isFull) toastError(text.tooMany, undefined);
      return isFull;
    },
  });
  const remove = useApiAction("DELETE /api/admin/push/devices/:id", {
    failed: text.notTurnedOff,
    onDone: () => toastSuccess(text.turnedOff),
    // A device that is removed already gets nothing more.
    onError: (error) => error instanceof ApiError && error.code === "not_found",
  });
  const test = useApiAction("POST /api/admin/push/test", {
    failed: text.notSent,
    onDone: () => toastSuccess(text.sent),
  });

  async function turnOn(): Promise<void> {
    setAsking(true);
    try {
      const device = await subscribeDevice(publicKey);
      setAbility(readAbility());
      if (device !== undefined) add.mutate({ body: device });
    } catch (error) {
      toastError(text.notTurnedOn, error);
    } finally {
      setAsking(false);
    }
  }
  async function turnOff(id: string): Promise<void> {
    // Without an answer of the browser the server alone ends it.
    await unsubscribeDevice().catch(() => undefined);
    setEndpoint(undefined);
    remove.mutate({ params: { id } });
  }
  return {
    ability,
    endpoint,
    turnOn: { act: () => void turnOn(), isPending: isAsking || add.isPending },
    turnOff: { act: (id: string) => void turnOff(id), isPending: remove.isPending },
    tryOut: { act: () => test.mutate({}), isPending: test.isPending },
  };
}
