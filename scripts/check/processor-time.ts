// Processor time of what a step of the checks started, by the kernel's own account of processes.
// The browser's processes outlive their parents, whose account then lacks them: so all are looked
// at again and again while they live, and what an account grew by is added up.
import { readdirSync, readFileSync } from "node:fs";

/** On all systems that have these files. */
const TICKS_PER_SECOND = 100;
const LOOK_AGAIN_MS = 1_000;

type Entry = { readonly parent: number; readonly beganAt: string; readonly seconds: number };

/** The time of a process, and of its children that have ended and that it has waited for. */
function readEntry(pid: number | "self"): (Entry & { readonly ofChildren: number }) | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before it is in brackets, and may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [own = 0, system = 0, ofChildren = 0, theirSystem = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      beganAt: fields[19] ?? "",
      ofChildren: (ofChildren + theirSystem) / TICKS_PER_SECOND,
      seconds: (own + system + ofChildren + theirSystem) / TICKS_PER_SECOND,
    };
  } catch {
    return undefined; // It has ended, or there are no such files.
  }
}

export type ProcessorTime = {
  /** The processes that are still there. */
  readonly listProcesses: () => number[];
  /** Call it when the first process has ended. Seconds; undefined where they are not counted. */
  readonly end: () => number | undefined;
};

type Watched = { seconds: number; last: number; alive: Map<number, Entry> };

const watched = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;
/** Of all children that this process has waited for, when it last looked. */
let ofChildren = 0;

/** Adds up the time of a child of this process and of everything that it starts. */
export function watchProcessorTime(pid: number | undefined): ProcessorTime {
  const entry = pid === undefined ? undefined : readEntry(pid);
  const alive = new Map(pid !== undefined && entry ? [[pid, entry]] : []);
  const own: Watched = { seconds: 0, last: 0, alive };
  if (watched.size === 0) {
    ofChildren = readEntry("self")?.ofChildren ?? 0;
    timer = setInterval(lookAtAll, LOOK_AGAIN_MS).unref();
  }
  watched.add(own);
  return {
    listProcesses() {
      lookAtAll();
      return [...own.alive.keys()];
    },
    end() {
      watched.delete(own);
      if (watched.size === 0) clearInterval(timer);
      if (entry === undefined) return undefined;
      const before = ofChildren;
      ofChildren = readEntry("self")?.ofChildren ?? before;
      return own.seconds + Math.max(0, ofChildren - before - own.last);
    },
  };
}

function lookAtAll(): void {
  const all = readAll();
  const children = Map.groupBy(all.keys(), (pid) => all.get(pid)?.parent ?? 0);
  for (const own of watched) {
    const isSame = ([pid, { beganAt }]: [number, Entry]) => all.get(pid)?.beganAt === beganAt;
    const alive = new Map<number, Entry>();
    const queue = [...own.alive].filter(isSame).map(([pid]) => pid);
    for (const pid of queue) {
      const entry = all.get(pid);
      if (entry === undefined || alive.has(pid)) continue;
      alive.set(pid, entry);
      queue.push(...(children.get(pid) ?? []));
    }
    const sum = [...alive.values()].reduce((total, { seconds }) => total + seconds, 0);
    own.seconds += Math.max(0, sum - own.last);
    Object.assign(own, { alive, last: sum });
  }
}

function readAll(): Map<number, Entry> {
  try {
    const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
    const entries = pids.map((pid) => [pid, readEntry(pid)] as const);
    return new Map(entries.flatMap(([pid, entry]) => (entry ? [[pid, entry] as const] : [])));
  } catch {
    return new Map();
  }
}
