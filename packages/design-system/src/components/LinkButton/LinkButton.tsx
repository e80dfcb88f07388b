import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'
import type { BUTTON_SIZES, BUTTON_TONES, BUTTON_WIDTHS } from '../Button/Button'
import { button } from '../Button/Button.css'
import { linkButton } from './LinkButton.css'

export interface LinkButtonProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  /** Where it leads; a path of the application or a whole URL. */
  href: string
  /** How much weight it has; `secondary` by default, and one `primary` to a view. */
  tone?: (typeof BUTTON_TONES)[number] | undefined
  /** `small` is lower, for rows and beside text; `standard` by default. */
  size?: (typeof BUTTON_SIZES)[number] | undefined
  /** `full` is as wide as what it stands in; `content`, as wide as its words, by default. */
  width?: (typeof BUTTON_WIDTHS)[number] | undefined
  /** An icon before the words; it is decoration, the words are the name. */
  icon?: ReactNode
  /** A verb and what it leads to, "New invoice"; the name. */
  children: ReactNode
}

/** Leads elsewhere with the weight of a button, like "New invoice" at the top of a list. */
export function LinkButton({ tone, size, width, icon, children, ...props }: LinkButtonProps) {
  return (
    <AriaLink {...props} className={`${button({ tone, size, width })} ${linkButton}`}>
      {icon}
      {children}
    </AriaLink>
  )
}
