import { CircleAlert } from "lucide-react";
import type { Problem } from "./placing-problems.ts";

/** Why nothing has been ordered, or nothing can be. */
export function ProblemNote({ problem }: { problem: Problem }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
      <div>
        <p className="font-strong">{problem.title}</p>
        <p>{problem.text}</p>
      </div>
    </div>
  );
}
