import type { ReactNode } from 'react'
import type { MenuContent, MenuPlacement } from './menu-items'

export type MenuProps<Id extends string = string> = MenuContent<Id> & {
  /** The name of what opens it: "Actions for invoice INV-1042". */
  label: string
  /** What is seen of it; three dots unless given. */
  trigger?: ReactNode
  /** Where it opens, seen from its button; `bottom end` by default, or the other way for want of room. */
  placement?: MenuPlacement
  /** Disables it and takes it out of the Tab order; do not render it at all where it would never open. */
  isDisabled?: boolean
}
