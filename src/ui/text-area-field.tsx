import type { ComponentProps } from "react";
import { getControlProps, Shell, splitProps, type FieldShell } from "./field.tsx";

type TextAreaFieldProps = FieldShell & Omit<ComponentProps<"textarea">, keyof FieldShell | "id">;

export function TextAreaField(props: TextAreaFieldProps) {
  const [shell, textarea] = splitProps(props);
  return (
    <Shell {...shell}>
      <textarea {...textarea} {...getControlProps(shell)} />
    </Shell>
  );
}
