import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components'

/** Follows the address of a row through the application's router: no row holds a link, so one stands for all of them. */
export function useRowLink(): { link: ReactNode; follow: (href: string, isApart: boolean) => void } {
  const [followed, setFollowed] = useState<{ href: string; isApart: boolean }>()
  const anchor = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    if (followed === undefined || anchor.current === null) return
    if (followed.isApart) window.open(anchor.current.href, '_blank', 'noopener')
    else anchor.current.click()
  }, [followed])
  return {
    link: followed && (
      <span hidden>
        <Link ref={anchor} href={followed.href}>
          {followed.href}
        </Link>
      </span>
    ),
    // A new object each time, so that the same row can be followed again.
    follow: (href, isApart) => setFollowed({ href, isApart }),
  }
}
