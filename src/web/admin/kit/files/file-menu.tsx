import { ChevronDown, Download } from "lucide-react";
import type { ComponentProps } from "react";
import { formatNames } from "#i18n/he/files.ts";
import { fileFormats, type FileFormat } from "#modules/downloads/formats.ts";
import { useMissingRight, type ControlTarget } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";
import { Menu, MenuItem } from "../menu.tsx";

type FormatItemsProps = ControlTarget & { onFormat: (format: FileFormat) => void };

/** Items of a menu, one for each form in which a file can be downloaded. */
export function FormatItems({ onFormat, ...target }: FormatItemsProps) {
  return fileFormats.map((format) => (
    <MenuItem key={format} Icon={Download} {...target} onSelect={() => onFormat(format)}>
      {formatNames[format]}
    </MenuItem>
  ));
}

type FileMenuProps = ComponentProps<typeof ActionButton> & Pick<FormatItemsProps, "onFormat">;

/** A button to download a file, which asks in which form. */
export function FileMenu({ onFormat, children, ...button }: FileMenuProps) {
  const { action, call } = button;
  const isAllowed = useMissingRight({ action, call }) === undefined;
  const trigger = (
    <ActionButton {...button}>
      {!(action?.isPending ?? button.isPending) && <Download aria-hidden className="size-4" />}
      <span className="sm:max-xl:in-data-list-tools:sr-only">{children}</span>
      <ChevronDown aria-hidden className="size-4" />
    </ActionButton>
  );
  return isAllowed ? (
    <Menu trigger={trigger}>
      <FormatItems action={action} call={call} onFormat={onFormat} />
    </Menu>
  ) : (
    trigger
  );
}
