import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import type { AlertDialogProps } from './alert-dialog-props'

const overlay = lazyPart(async () => (await import('./AlertDialogOverlay')).AlertDialogOverlay)

/** A question that has to be answered before anything goes on; focus starts on the answer that changes nothing. */
export function AlertDialog(props: AlertDialogProps) {
  return useLazyPart(overlay, props.isOpen) && <overlay.Part {...props} />
}
