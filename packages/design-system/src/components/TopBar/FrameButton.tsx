import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { frameButton } from './FrameButton.css'

interface FrameButtonProps {
  label: string
  isExpanded?: boolean | undefined
  onPress: () => void
  children: ReactNode
}

/** A square button of the frame that is just an icon; its label is its name. */
export function FrameButton({ label, isExpanded, onPress, children }: FrameButtonProps) {
  const expanded = isExpanded === undefined ? {} : { 'aria-expanded': isExpanded }
  return (
    <AriaButton aria-label={label} {...expanded} onPress={onPress} className={frameButton}>
      {children}
    </AriaButton>
  )
}
