import type { ReactNode } from 'react'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { popover } from './Popover.css'

export const POPOVER_WIDTHS = ['content', 'trigger'] as const

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isNonModal'> {
  /** `trigger` is as wide as what opened it. */
  width?: (typeof POPOVER_WIDTHS)[number]
  children: ReactNode
}

/** What floats beside the control that opened it; Escape closes it and nothing behind it. */
export function Popover({ width, children, ...props }: PopoverProps) {
  const density = useDensity()
  return (
    <AriaPopover {...props} {...density} className={popover({ width })} offset={4} containerPadding={8}>
      {children}
    </AriaPopover>
  )
}
