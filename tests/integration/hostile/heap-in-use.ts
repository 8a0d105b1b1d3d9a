import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes of objects that somebody still holds: what is left when all garbage has been collected. */
export function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void; // what the flag has just added
  collect();
  return process.memoryUsage().heapUsed;
}
