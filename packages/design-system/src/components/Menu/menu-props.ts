import type { ReactNode } from 'react'
import type { MenuContent, MenuPlacement } from './menu-items'

export type MenuProps<Id extends string = string> = MenuContent<Id> & {
  /** The name of what opens it: "Actions for invoice INV-1042". */
  label: string
  /** What is seen of it; three dots unless given. */
  trigger?: ReactNode
  /** Where it opens, seen from its button; `bottom end` unless said otherwise, or the other way for want of room. */
  placement?: MenuPlacement
  /** Keeps it from being opened and out of the Tab order; leave it out instead where it would never open. */
  isDisabled?: boolean
}
