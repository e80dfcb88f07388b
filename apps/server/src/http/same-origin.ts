import { AppError } from '../errors'
import type { AppContext, Middleware } from './app-env'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Whether the call may change something. */
export const isUnsafe = (c: AppContext): boolean => !SAFE_METHODS.includes(c.req.method)

/** Whether a browser made the call: scripts send neither header. */
export const isFromBrowser = (c: AppContext): boolean =>
  c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined

/** Refuses every changing call that a page of another origin started, whatever it carries. */
export const sameOrigin = (): Middleware => async (c, next) => {
  if (isUnsafe(c) && !isSameOrigin(c)) throw csrfRefused()
  await next()
}

export const csrfRefused = () => new AppError('csrf_refused', 'This call didn’t come from the application.')

/** The browser's own word counts first: a proxy may rewrite Host. Older ones send only Origin. */
function isSameOrigin(c: AppContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === c.get('host')
}
