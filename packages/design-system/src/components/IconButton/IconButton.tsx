import type { ReactNode } from 'react'
import { use } from 'react'
import { Button as AriaButton, ProgressBarContext } from 'react-aria-components'
import type { ButtonProps } from '../Button/Button'
import { useAnnouncementCleanup } from '../Button/use-announcement-cleanup'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip'
import { iconButton, ring } from './IconButton.css'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'width' | 'aria-label'> {
  /** A verb and what it acts on; the name, and the words of the tooltip. */
  label: string
  /** A widely known Icon, without a label; a turning ring replaces it while pending. */
  icon: ReactNode
  /** Where its words show; `top` by default, and opposite where there is no room. */
  tooltipPlacement?: TooltipProps['placement']
}

/** A button that is just an icon, with its label in a tooltip; Button where there is room for words. */
export function IconButton({ label, icon, tone, size, tooltipPlacement, ...props }: IconButtonProps) {
  useAnnouncementCleanup()
  return (
    <Tooltip content={label} {...(tooltipPlacement && { placement: tooltipPlacement })}>
      {/* The tooltip repeats the name for those who see; as a description it would be spoken twice. */}
      <AriaButton aria-describedby="" {...props} aria-label={label} className={iconButton({ tone, size })}>
        {props.isPending === true ? <PendingRing /> : icon}
      </AriaButton>
    </Tooltip>
  )
}

/** A button that is pending is named by its progress bar too, by the id that it hands down. */
function PendingRing() {
  const handed = use(ProgressBarContext)
  const id = handed instanceof Object && 'id' in handed ? handed.id : undefined
  return <span role="progressbar" id={id} aria-label="in progress" className={ring} />
}
