import type { ReactNode } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components'
import type { BUTTON_SIZES } from '../Button/Button'
import { toggleButton } from './ToggleButton.css'

export interface ToggleButtonProps {
  /** Whether it is on; its owner controls that. */
  isSelected: boolean
  /** Called with the other state at every press; do it at once, without a button to save. */
  onChange: (isSelected: boolean) => void
  /** `small` where it stands among dense things, like above a table; `standard` by default. */
  size?: (typeof BUTTON_SIZES)[number] | undefined
  /** An icon before the words; it is decoration, the words are the name. */
  icon?: ReactNode
  /** Disables it and takes it out of the Tab order; say nearby why. */
  isDisabled?: boolean
  /** What is on while it is pressed in; the same words in both states. */
  children: ReactNode
}

/** Turns one thing on and off, at once; its words stay the same, and being on is said as "pressed". */
export function ToggleButton({ size, icon, children, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} className={toggleButton({ size })}>
      {icon}
      {children}
    </AriaToggleButton>
  )
}
