import { ActionButton } from "./action-button.tsx";

type MoreRowsProps = {
  read: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  label: string;
  className?: string;
};

/** Asks for the next rows of `usePages`, where there are any. */
export function MoreRows({ read, label, className = "px-5 py-4" }: MoreRowsProps) {
  if (!read.hasNextPage) return null;
  return (
    <div className={className}>
      <ActionButton isPending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
        {label}
      </ActionButton>
    </div>
  );
}
