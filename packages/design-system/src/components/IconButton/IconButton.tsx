import { type ReactNode, useId } from 'react'
import { Button as AriaButton, ProgressBar } from 'react-aria-components'
import type { ButtonProps } from '../Button/Button'
import { useTidyAnnouncements } from '../Button/use-tidy-announcements'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip'
import { iconButton, ring } from './IconButton.css'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'width' | 'aria-label'> {
  /** A verb and what it acts on; the name, and the words of the tooltip. */
  label: string
  /** An Icon that everybody knows, without a label; a turning ring takes its place while pending. */
  icon: ReactNode
  /** Where its words show; `top` unless said otherwise, and opposite where there is no room. */
  tooltipPlacement?: TooltipProps['placement']
}

/** A button that is just an icon, with its label in a tooltip; Button where there is room for words. */
export function IconButton({ label, icon, tone, size, tooltipPlacement, ...props }: IconButtonProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  useTidyAnnouncements(id)
  return (
    <Tooltip content={label} {...(tooltipPlacement && { placement: tooltipPlacement })}>
      {/* The tooltip repeats the name for those who see; as a description it would be spoken twice. */}
      <AriaButton
        aria-describedby=""
        {...props}
        id={id}
        aria-label={label}
        className={iconButton({ tone, size })}
      >
        {props.isPending === true ? (
          <ProgressBar isIndeterminate aria-label="in progress" className={ring} />
        ) : (
          icon
        )}
      </AriaButton>
    </Tooltip>
  )
}
