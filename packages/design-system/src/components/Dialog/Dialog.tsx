import { later, useLater } from '../../later/later'
import type { DialogProps } from './dialog-props'

const overlay = later(async () => (await import('./DialogOverlay')).DialogOverlay)

/** A task of its own over the page, which waits behind it; focus comes back to where it was. */
export function Dialog(props: DialogProps) {
  return useLater(overlay, props.isOpen) && <overlay.Part {...props} />
}
