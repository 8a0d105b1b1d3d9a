import { useState } from "react";
import type { Call } from "#web/api/api-request.ts";
import { useMissingRight } from "../api/abilities.ts";
import { useUrlState } from "./url-state.ts";

/**
 * The dialog in which a screen adds something: opened by a button, or by the address that the
 * palette leads to. `call` is what the dialog ends in.
 */
export function useAdding(call: Call) {
  const mayAdd = useMissingRight({ call }) === undefined;
  const [{ add }, change] = useUrlState(["add"]);
  const [isAdding, setAdding] = useState(false);
  return {
    isAdding: isAdding || (add === "yes" && mayAdd),
    open: () => setAdding(true),
    close: () => {
      setAdding(false);
      if (add !== undefined) change({ add: null }, { replace: true });
    },
  };
}
