export { AlertDialog } from '../components/AlertDialog/AlertDialog'
export { ALERT_DIALOG_TONES, type AlertDialogProps } from '../components/AlertDialog/alert-dialog-props'
export { Curtain, type CurtainProps } from '../components/Curtain/Curtain'
export { Dialog } from '../components/Dialog/Dialog'
export { DIALOG_SIZES, type DialogProps } from '../components/Dialog/dialog-props'
export { Drawer } from '../components/Drawer/Drawer'
export { DRAWER_FOCUS, DRAWER_SIDES, type DrawerProps } from '../components/Drawer/drawer-props'
export {
  POPOVER_PLACEMENTS,
  PopoverTrigger,
  type PopoverTriggerProps,
} from '../components/PopoverTrigger/PopoverTrigger'
export { Tooltip, TOOLTIP_PLACEMENTS, type TooltipProps } from '../components/Tooltip/Tooltip'
