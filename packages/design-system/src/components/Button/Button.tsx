import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { button } from './Button.css'
import { useAnnouncementCleanup } from './use-announcement-cleanup'

export const BUTTON_TONES = ['primary', 'secondary', 'quiet', 'danger'] as const
export const BUTTON_SIZES = ['standard', 'small'] as const
export const BUTTON_WIDTHS = ['content', 'full'] as const

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** How much weight it has: one `primary` to a view, `danger` for what can't be taken back. */
  tone?: (typeof BUTTON_TONES)[number] | undefined
  /** `small` is lower, for buttons in rows and beside text; `standard` by default. */
  size?: (typeof BUTTON_SIZES)[number] | undefined
  /** `full` is as wide as what it stands in; `content`, as wide as its words, by default. */
  width?: (typeof BUTTON_WIDTHS)[number] | undefined
  /** An icon before the words; it is decoration, the words are the name. */
  icon?: ReactNode
  /** The button element, to give it focus or to measure it. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** A verb and what it acts on, "Record a payment"; while pending the same verb, "Recording…". */
  children: ReactNode
}

/**
 * Does something on this page; to go to another one, use Link or LinkButton. While `isPending` it stays focused and
 * says that it is pending.
 */
export function Button({ tone, size, width, icon, children, ...props }: ButtonProps) {
  useAnnouncementCleanup()
  return (
    <AriaButton {...props} className={button({ tone, size, width })}>
      {icon}
      {children}
    </AriaButton>
  )
}
