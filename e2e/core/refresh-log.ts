import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** One refresh that a tab asked for. */
export interface Refresh {
  readonly tab: Page
  /** The refresh token that went with it; null until an answer has come. */
  cookie: string | null
  /** The answer's status; null until it has come. */
  status: number | null
  /** Whether the tab gave it up before it had the whole answer. */
  isGivenUp: boolean
}

/** The refreshes of all tabs of one browser, in the order in which they were sent. */
export interface RefreshLog {
  readonly all: readonly Refresh[]
  /** Those that the server has answered. */
  answered(): readonly Refresh[]
  /** Those that are neither answered nor given up. */
  underWay(): readonly Refresh[]
}

const isRefresh = (request: Request) => new URL(request.url()).pathname === '/api/auth/refresh'

/** Notes every refresh from now on. */
export function watchRefreshes(context: BrowserContext): RefreshLog {
  const all: Refresh[] = []
  const byRequest = new Map<Request, Refresh>()
  context.on('request', (request) => {
    if (!isRefresh(request)) return
    const refresh: Refresh = { tab: request.frame().page(), cookie: null, status: null, isGivenUp: false }
    byRequest.set(request, refresh)
    all.push(refresh)
  })
  context.on('response', (response) => {
    const refresh = byRequest.get(response.request())
    if (refresh === undefined) return
    note(refresh, response.request(), response.status()).catch(() => {
      // Its tab was closed meanwhile.
      refresh.isGivenUp = true
    })
  })
  context.on('requestfailed', (request) => {
    const refresh = byRequest.get(request)
    if (refresh !== undefined) refresh.isGivenUp = true
  })
  return {
    all,
    answered: () => all.filter(({ status }) => status !== null),
    underWay: () => all.filter(({ status, isGivenUp }) => status === null && !isGivenUp),
  }
}

async function note(refresh: Refresh, request: Request, status: number): Promise<void> {
  const { cookie = '' } = await request.allHeaders()
  refresh.cookie = /oaklet-refresh=([^;]*)/.exec(cookie)?.[1] ?? ''
  refresh.status = status
}

/** The server took every refresh token, and none was sent again once its answer had come. */
export function expectEachTokenRenewedOnce(refreshes: readonly Refresh[]): void {
  const answered = refreshes.filter(({ status }) => status !== null)
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]))
  const used = answered.filter(({ isGivenUp }) => !isGivenUp).map(({ cookie }) => cookie)
  const usedAgain = used.filter((cookie, at) => used.indexOf(cookie) !== at)
  expect(usedAgain, 'refresh tokens used again').toEqual([])
}
