import { later, useLater } from '../../later/later'
import type { DrawerProps } from './drawer-props'

const overlay = later(async () => (await import('./DrawerOverlay')).DrawerOverlay)

/** Something beside the page, which waits behind it; focus comes back to where it was. */
export function Drawer(props: DrawerProps) {
  return useLater(overlay, props.isOpen) && <overlay.Part {...props} />
}
