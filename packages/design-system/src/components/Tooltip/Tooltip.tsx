import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { tooltip } from './Tooltip.css'

export const TOOLTIP_PLACEMENTS = ['top', 'bottom', 'start', 'end'] as const

export interface TooltipProps {
  /** A few words that add to the name; never something that can't be had elsewhere. */
  content: string
  /** On which side it shows; `top` by default, or the opposite one for want of room. */
  placement?: (typeof TOOLTIP_PLACEMENTS)[number]
  /** Hides the tooltip, for a control whose words are visible already; the control itself is not disabled. */
  isDisabled?: boolean
  /** One Button, Link or other control of this design system. */
  children: ReactElement
}

/** Words beside a control while it is pointed at or focused; Escape puts them away. */
export function Tooltip({ content, placement = 'top', isDisabled = false, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
