import { later, useLater } from '../../later/later'
import type { AlertDialogProps } from './alert-dialog-props'

const overlay = later(async () => (await import('./AlertDialogOverlay')).AlertDialogOverlay)

/** A question that has to be answered before anything goes on; focus starts on the answer that changes nothing. */
export function AlertDialog(props: AlertDialogProps) {
  return useLater(overlay, props.isOpen) && <overlay.Part {...props} />
}
