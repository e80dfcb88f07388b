import { lazyPart, useLazyPart } from '../../lazy/lazy-part'
import type { DrawerProps } from './drawer-props'

const overlay = lazyPart(async () => (await import('./DrawerOverlay')).DrawerOverlay)

/** Something beside the page, which waits behind it; focus comes back to where it was. */
export function Drawer(props: DrawerProps) {
  return useLazyPart(overlay, props.isOpen) && <overlay.Part {...props} />
}
