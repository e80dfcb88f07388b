import { logout, refresh } from '@oaklet/api/contract'
import { CookieJar, type SerializedCookieJar } from 'tough-cookie'
import type { NodeStore } from './NodeStore'

/** Where the cookies are kept: signing out removes it with everything else that belongs to the person. */
const COOKIES = 'cookies'

/** A jar, and the only origin that it is for: a cookie by itself doesn't tell ports apart. */
interface KeptCookies {
  origin: string
  jar: SerializedCookieJar
}

/**
 * A fetch that keeps the refresh cookie as a browser would, in the store. Only the two calls that need it carry it,
 * and only to the origin that set it.
 */
export function createCookieFetch(
  store: Pick<Required<NodeStore>, 'get' | 'set' | 'replace'>,
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  /** What was held last: signing out clears the store first, and then has to tell the server which session it was. */
  let lastHeld: string | null = null

  return async (request) => {
    const { url } = request
    const isRefresh = isCallOf(refresh.path, url)
    const isLogout = isCallOf(logout.path, url)
    const kept = store.get(COOKIES)
    const held = kept ?? (isLogout ? lastHeld : null)
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
      if (store.replace(COOKIES, kept, next)) lastHeld = next
    } else if (next !== null && !request.signal.aborted) {
      store.set(COOKIES, next)
      lastHeld = next
    }
    return response
  }
}

const isCallOf = (path: string, url: string): boolean => new URL(url).pathname.endsWith(path)

function jarFor(url: string, kept: string | null): CookieJar | null {
  try {
    const { origin, jar } = JSON.parse(kept ?? '') as KeptCookies
    return origin === new URL(url).origin ? CookieJar.deserializeSync(jar) : null
  } catch {
    return null
  }
}

/** Null for a jar with nothing in it that is still good. */
function serialize(url: string, jar: CookieJar): string | null {
  if (jar.getCookiesSync(url).length === 0) return null
  return JSON.stringify({ origin: new URL(url).origin, jar: jar.toJSON() })
}
