import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { publishing } from "#i18n/he/publishing.ts";
import { joinClassNames } from "#ui/class-names.ts";
import type { Call } from "#web/api/api-request.ts";
import { useMissingRight } from "../../api/abilities.ts";
import { ReasonedTool } from "../parts/reasoned-tool.tsx";
import { useRestoredFocus } from "../parts/use-restored-focus.ts";
import type { useDrag } from "./use-drag.ts";

const text = publishing.order;

type PlaceToolsProps = {
  /** The call that moves the row. */
  call: Call;
  /** Name of the row that is moved. */
  name: string;
  /** Counted from 0. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  drag: ReturnType<typeof useDrag>;
  onMove: (step: -1 | 1) => void;
};

/** Moves a row of a table: by a handle, or by buttons. */
export function PlaceTools({ call, name, place, isFirst, isLast, drag, onMove }: PlaceToolsProps) {
  const mayMove = useMissingRight({ call }) === undefined;
  const [tools, keepFocus] = useRestoredFocus<HTMLSpanElement>(place);
  const mark = drag.getMark(place);

  function move(step: -1 | 1) {
    keepFocus();
    onMove(step);
  }

  return (
    <span ref={tools} className="flex items-center sm:in-data-tight:flex-col">
      {mark !== undefined && (
        <span
          aria-hidden
          className={joinClassNames(
            "absolute inset-x-0 z-1 h-0.5 bg-brand",
            mark === "before" ? "top-0" : "bottom-0",
          )}
        />
      )}
      {mayMove && (
        <span
          aria-hidden
          title={text.drag}
          {...drag.getHandle(place)}
          className="relative z-1 grid size-9 cursor-grab touch-none place-items-center rounded-sm text-faint hover:bg-surface-hover active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <ReasonedTool
        label={text.up(name)}
        call={call}
        disabledReason={isFirst ? text.isFirst : undefined}
        onPress={() => move(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </ReasonedTool>
      <ReasonedTool
        label={text.down(name)}
        call={call}
        disabledReason={isLast ? text.isLast : undefined}
        onPress={() => move(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </ReasonedTool>
    </span>
  );
}
