// Everything that opens over a screen is made of these; kit/popups.ts loads them. Only what is used
// is named, or the library would come whole.
import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Popover as BasePopover } from "@base-ui/react/popover";

export const AlertDialog = {
  Root: BaseAlertDialog.Root,
  Portal: BaseAlertDialog.Portal,
  Backdrop: BaseAlertDialog.Backdrop,
  Popup: BaseAlertDialog.Popup,
  Title: BaseAlertDialog.Title,
  Description: BaseAlertDialog.Description,
  Close: BaseAlertDialog.Close,
};

export const Dialog = {
  Root: BaseDialog.Root,
  Portal: BaseDialog.Portal,
  Backdrop: BaseDialog.Backdrop,
  Viewport: BaseDialog.Viewport,
  Popup: BaseDialog.Popup,
  Title: BaseDialog.Title,
  Description: BaseDialog.Description,
  Close: BaseDialog.Close,
};

export const Menu = {
  Root: BaseMenu.Root,
  Trigger: BaseMenu.Trigger,
  Portal: BaseMenu.Portal,
  Positioner: BaseMenu.Positioner,
  Popup: BaseMenu.Popup,
  Item: BaseMenu.Item,
  LinkItem: BaseMenu.LinkItem,
  RadioGroup: BaseMenu.RadioGroup,
  RadioItem: BaseMenu.RadioItem,
  RadioItemIndicator: BaseMenu.RadioItemIndicator,
  Separator: BaseMenu.Separator,
};

export const Popover = {
  Root: BasePopover.Root,
  Trigger: BasePopover.Trigger,
  Portal: BasePopover.Portal,
  Positioner: BasePopover.Positioner,
  Popup: BasePopover.Popup,
  Title: BasePopover.Title,
  Description: BasePopover.Description,
};
