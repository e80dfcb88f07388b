import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import type { DialogProps } from './dialog-props'

const overlay = lazyPart(async () => (await import('./DialogOverlay')).DialogOverlay)

/** A task of its own over the page, which waits behind it; focus comes back to where it was. */
export function Dialog(props: DialogProps) {
  return useLazyPart(overlay, props.isOpen) && <overlay.Part {...props} />
}
