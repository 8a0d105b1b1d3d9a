import { useCallback, useEffect, useMemo, useState } from "react";
import { fetchApi } from "#web/api/api-client.ts";
import type { Abilities } from "./api/abilities.ts";

type Answer = Omit<Abilities, "fetchAgain">;

/** Without an answer of the server, the user has no rights. */
const nothing: Answer = { role: "user", may: [], second_factor: { is_on: false, due_at: null } };

/**
 * Rights of the user, undefined until they are known; and the way to ask again, for they may have
 * changed.
 */
export function useOwnAbilities(): [abilities: Abilities | undefined, fetchAgain: () => void] {
  const [answer, setAnswer] = useState<Answer>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchAbilities(leaving.signal).then((given) => given !== undefined && setAnswer(given));
    return () => leaving.abort();
  }, [times]);
  const fetchAgain = useCallback(() => setTimes((before) => before + 1), []);
  const abilities = useMemo(() => answer && { ...answer, fetchAgain }, [answer, fetchAgain]);
  return [abilities, fetchAgain];
}

/** Undefined when the request was aborted. */
async function fetchAbilities(signal: AbortSignal): Promise<Answer | undefined> {
  try {
    return await fetchApi("GET /api/auth/session", {
      signal,
    });
  } catch {
    return signal.aborted ? undefined : nothing;
  }
}
