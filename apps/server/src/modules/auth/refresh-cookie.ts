import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../http/app-env'

/** Browsers keep a `__Host-` cookie only from https; http://localhost gets the plain name. */
const nameFor = (c: AppContext): string => (c.get('isHttps') ? '__Host-oaklet-refresh' : 'oaklet-refresh')

const options = (c: AppContext) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: c.get('isHttps') }) as const

export const readRefreshCookie = (c: AppContext): string | undefined => getCookie(c, nameFor(c))

export const writeRefreshCookie = (c: AppContext, token: string, expiresAt: Date): void =>
  setCookie(c, nameFor(c), token, { ...options(c), expires: expiresAt })

export const clearRefreshCookie = (c: AppContext): void => void deleteCookie(c, nameFor(c), options(c))
