import { matchPath } from 'react-router-dom'
import { ROUTES } from './features'

/** Loads a screen's code when a link to it is hovered or focused; returns the way to stop. */
export function preloadOnIntent(document: Document): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.origin !== window.location.origin) return
    const route = ROUTES.find(({ path }) => matchPath(path, link.pathname) !== null)
    // A failure is met again, and shown, when the person goes there.
    route?.load().catch(() => undefined)
  }
  document.addEventListener('pointerover', preload)
  document.addEventListener('focusin', preload)
  return () => {
    document.removeEventListener('pointerover', preload)
    document.removeEventListener('focusin', preload)
  }
}
