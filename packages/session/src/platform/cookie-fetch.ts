import { logout, refresh } from '@oaklet/api/contract'
import { CookieJar, type SerializedCookieJar } from 'tough-cookie'
import type { NodeStore } from './NodeStore'

/** The key of the cookies in the store. Signing out removes it with all other personal data. */
const COOKIES = 'cookies'

/** A cookie jar and its only origin: cookies alone don't distinguish ports. */
interface StoredCookies {
  origin: string
  jar: SerializedCookieJar
}

/**
 * Returns a fetch that stores the refresh cookie as a browser would. It sends the cookie only with the two calls that
 * need it, and only to the origin that set it.
 */
export function createCookieFetch(
  store: Pick<Required<NodeStore>, 'get' | 'set' | 'replace'>,
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  /**
   * The last cookies: signing out clears the store first and then still has to send the cookie of the session to the
   * server.
   */
  let lastHeld: string | null = null

  return async (request) => {
    const { url } = request
    const isRefresh = isCallOf(refresh.path, url)
    const isLogout = isCallOf(logout.path, url)
    const saved = store.get(COOKIES)
    const held = saved ?? (isLogout ? lastHeld : null)
    const sent = isRefresh || isLogout ? jarFor(url, held) : null
    const cookie = sent?.getCookieStringSync(url) ?? ''
    if (cookie !== '') request.headers.set('cookie', cookie)
    lastHeld = isLogout ? null : held

    const response = await send(request)
    const setCookies = response.headers.getSetCookie()
    if (setCookies.length === 0) return response
    const jar = sent ?? new CookieJar()
    for (const line of setCookies) jar.setCookieSync(line, url, { ignoreError: true })
    const next = serialize(url, jar)
    // An answer to an older cookie counts only where no sign-in or sign-out came in between.
    if (isRefresh || isLogout) {
      if (store.replace(COOKIES, saved, next)) lastHeld = next
    } else if (next !== null && !request.signal.aborted) {
      store.set(COOKIES, next)
      lastHeld = next
    }
    return response
  }
}

const isCallOf = (path: string, url: string): boolean => new URL(url).pathname.endsWith(path)

function jarFor(url: string, saved: string | null): CookieJar | null {
  try {
    const { origin, jar } = JSON.parse(saved ?? '') as StoredCookies
    return origin === new URL(url).origin ? CookieJar.deserializeSync(jar) : null
  } catch {
    return null
  }
}

/** Returns null for a jar without a valid cookie. */
function serialize(url: string, jar: CookieJar): string | null {
  if (jar.getCookiesSync(url).length === 0) return null
  return JSON.stringify({ origin: new URL(url).origin, jar: jar.toJSON() })
}
