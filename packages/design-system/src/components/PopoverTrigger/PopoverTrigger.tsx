import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { Popover } from '../Popover/Popover'
import { PopoverPanel } from './PopoverPanel'

export const POPOVER_PLACEMENTS = [
  'bottom start',
  'bottom end',
  'top start',
  'top end',
  'start top',
  'end top',
] as const

export type PopoverTriggerProps = (
  | {
      /** Seen above the content; the name of what opens. */
      title: string
      /** The name of what opens, where the content says it to those who see. */
      label?: never
    }
  | {
      /** The name of what opens, where the content says it to those who see. */
      label: string
      /** Seen above the content; the name of what opens. */
      title?: never
    }
) & {
  /** A Button or an IconButton; pressing it opens and closes the panel. */
  trigger: ReactElement
  /** Where it opens, seen from its button; `bottom start` by default, or the other way for want of room. */
  placement?: (typeof POPOVER_PLACEMENTS)[number] | undefined
  /** What is explained or set there; it is mounted only while it is open. */
  children: ReactNode
}

/** A little more beside what opens it; the page stays in reach, and Tab, Escape or a press elsewhere close it. */
export function PopoverTrigger({
  trigger,
  placement = 'bottom start',
  children,
  ...name
}: PopoverTriggerProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Popover placement={placement} isNonModal>
        <PopoverPanel {...name}>{children}</PopoverPanel>
      </Popover>
    </DialogTrigger>
  )
}
