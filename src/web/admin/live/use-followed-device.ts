import { useEffect, useState } from "react";
import { PUSH_REPLACED } from "#web/pwa/push-replaced.ts";
import { useSession } from "#web/session/use-session.ts";
import { followDevice, removeRecord } from "./follow-device.ts";

/**
 * Whether this browser gets no push notifications any more, though its user turned them on; and a
 * function that ends saying so.
 */
export function useFollowedDevice() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : undefined;
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (userId === undefined) return undefined;
    // Without an answer of the server the settings show what is on.
    const follow = () => void followDevice(userId).then(setSilent, () => undefined);
    const receive = ({ data }: MessageEvent) => {
      if (data === PUSH_REPLACED) follow();
    };
    follow();
    const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    workers?.addEventListener("message", receive);
    return () => workers?.removeEventListener("message", receive);
  }, [userId]);
  function hide() {
    removeRecord();
    setSilent(false);
  }
  return { isSilent, hide };
}
