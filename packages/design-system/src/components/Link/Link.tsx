import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'
import { link } from './Link.css'

export const LINK_TONES = ['standalone', 'inline', 'quiet'] as const

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  /** Where it leads; a path of the application or a whole URL. */
  href: string
  /** `inline` within a sentence, `standalone` by itself, `quiet` where its place already says that it leads on. */
  tone?: (typeof LINK_TONES)[number] | undefined
  /** Names the place, "Open client", so that it is understood out of its sentence; never "here". */
  children: ReactNode
}

/** Leads to another page; to do something on this one, use Button. */
export function Link({ tone, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={link({ tone })}>
      {children}
    </AriaLink>
  )
}
