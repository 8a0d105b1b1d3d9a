import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { getControlProps, Shell, splitProps, type FieldShell } from "./field.tsx";

type SelectFieldProps = FieldShell & Omit<ComponentProps<"select">, keyof FieldShell | "id">;

export function SelectField(props: SelectFieldProps) {
  const [shell, select] = splitProps(props);
  return (
    <Shell {...shell}>
      <span className="relative grid">
        <select {...select} {...getControlProps({ ...shell, endsWith: "arrow" })} />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-soft"
        />
      </span>
    </Shell>
  );
}
