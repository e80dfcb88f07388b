import { useHref } from 'react-router-dom'

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i

/** A link's address as the browser needs it; `tel:` and `mailto:` are no places of this application. */
export function useLinkHref(href: string): string {
  const isElsewhere = HAS_SCHEME.test(href)
  const inside = useHref(isElsewhere ? '/' : href)
  return isElsewhere ? href : inside
}
