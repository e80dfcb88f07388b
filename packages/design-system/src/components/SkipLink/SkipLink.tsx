import type { MouseEvent, ReactNode } from 'react'
import { skipLink } from './SkipLink.css'

export interface SkipLinkProps {
  /** The fragment of what it skips to, `#main` in the application's frame. */
  href: `#${string}`
  /** Where it leads, in words; "Skip to the content" by default. */
  children?: ReactNode
}

/** The first Tab stop of a page: past the navigation, to the content, without a new entry in the history. */
export function SkipLink({ href, children = 'Skip to the content' }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1))
    if (target === null) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  }
  return (
    <a href={href} className={skipLink} onClick={skip}>
      {children}
    </a>
  )
}
