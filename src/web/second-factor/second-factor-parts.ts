import type { ComponentType, ReactNode } from "react";

/** Components that a surface lends to the views that are the same on all surfaces. */
export type Parts = {
  readonly Button: ComponentType<{
    tone: "main" | "line" | "danger";
    type?: "button" | "submit";
    isPending?: boolean;
    /** Why it cannot be pressed. */
    disabledReason?: string | undefined;
    /** Accessible name, where its words alone would say too little. */
    label?: string;
    onClick?: () => void;
    children: ReactNode;
  }>;
  /** `name` is also its id. */
  readonly CodeField: ComponentType<{
    name: string;
    label: string;
    help?: string | undefined;
    error?: string | undefined;
    onChange: () => void;
  }>;
  readonly TextField: ComponentType<{
    name: string;
    label: string;
    error?: string | undefined;
    defaultValue?: string | undefined;
    maxLength?: number | undefined;
    onChange: () => void;
  }>;
  readonly PasswordField: ComponentType<{
    name: string;
    label: string;
    error?: string | undefined;
    onChange: () => void;
  }>;
  /** The reason of a failure, announced to screen readers. */
  readonly Alert: ComponentType<{ message: string }>;
  /** Why something did not work, in a sentence. */
  readonly getErrorText: (error: unknown) => string;
  readonly formatDay: (date: Date) => string;
};
