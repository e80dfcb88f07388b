import type { Exchange, ModelPage, ModelWorld } from './model-parts'
import {
  ApiError,
  type ErrorCode,
  type Http,
  type HttpRequest,
  NetworkError,
  REQUEST_TIMEOUT_MS,
  UnauthorizedError,
} from '@oaklet/api'
import { personOf } from './model-people'

/** How long a request and its answer take on the way. */
const LEG_MS = 20

/** A page's way to the one server, with the world's faults and the browser's cookie. */
export function createModelHttp(world: ModelWorld, page: ModelPage): Http {
  const { time, server, browser, faults, ledger } = world
  const { tab } = page

  const noted = (request: HttpRequest): Exchange => {
    const state = page.session().store.getState()
    const exchange: Exchange = {
      page,
      path: request.path.replace(/\?.*/, ''),
      bearer: request.bearer ?? null,
      csrf: request.method === 'GET' ? null : (request.csrf ?? null),
      requestId: request.requestId ?? null,
      isRetry: request.isRetry ?? false,
      fault: tab.isOnline ? faults.take(request.path) : null,
      turn: turnOf(page),
      cookie: browser.cookie,
      keptSession: server.sessionOf(browser.shared.get('accessToken') ?? null),
      shown: state.user && personOf(state.user),
      shownOrganization: state.user?.organizationId ?? null,
      sentMs: time.trueMs(),
      sentMoment: time.moment(),
      wallMs: time.wallMs(),
      skewMs: time.skewMs(),
      sleptMs: time.sleptMs(),
      ...{ workedMs: null, status: null, cookieSet: undefined, minted: null },
      ...{ arrivedMs: null, endedMs: null, endedMoment: 0, end: null },
    }
    ledger.exchanges.push(exchange)
    return exchange
  }

  const send = (request: HttpRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const { signal, timeoutMs = REQUEST_TIMEOUT_MS } = request
      signal?.throwIfAborted()
      const exchange = noted(request)
      const { fault } = exchange

      const end = (how: 'answered' | 'lost' | 'cut', tell: () => void): void => {
        if (exchange.end !== null) return
        exchange.end = how
        exchange.endedMs = time.trueMs()
        exchange.endedMoment = time.moment()
        cancelTimer()
        signal?.removeEventListener('abort', abort)
        page.underWay.delete(lose)
        tell()
      }
      const abort = (): void => end('cut', () => reject(signal?.reason as Error))
      const lose = (): void => end('lost', () => reject(new NetworkError('unreachable')))
      const cancelTimer = page.startRequestTimer(
        () => end('cut', () => reject(new NetworkError('timeout'))),
        timeoutMs,
      )
      signal?.addEventListener('abort', abort)
      page.underWay.add(lose)
      if (!tab.isOnline) {
        time.after(1, 'tab', lose)
        return
      }

      const work = (): { body: unknown } => {
        exchange.workedMs = time.trueMs()
        const isDone = fault?.kind !== 'refused' && fault?.kind !== 'broken'
        const { status, body, cookie, minted } = isDone
          ? server.answer(
              { ...exchange, isUnsafe: request.method !== 'GET', body: request.body },
              time.trueMs(),
            )
          : FAULTY_ANSWER[fault.kind]
        exchange.status = status
        exchange.cookieSet = cookie
        exchange.minted = minted ?? null
        return { body }
      }
      const arrive = (body: unknown): void => {
        if (page.isGone || exchange.end !== null) return
        if (fault?.kind === 'lost') {
          lose()
          return
        }
        exchange.arrivedMs = time.trueMs()
        if (exchange.cookieSet !== undefined) browser.cookie = exchange.cookieSet
        if (fault?.kind === 'torn') {
          lose()
          return
        }
        world.noteArrival(exchange)
        const { status } = exchange
        end('answered', () => (status === 200 ? resolve(body) : reject(refusal(status ?? 0, body))))
      }
      const upMs = fault !== null && 'upMs' in fault ? fault.upMs : 0
      const downMs = fault !== null && 'downMs' in fault ? fault.downMs : 0
      time.after(LEG_MS + upMs, 'server', () => {
        const { body } = work()
        time.after(LEG_MS + downMs, 'tab', () => arrive(body))
      })
    })

  return { platform: page.requestPlatform, send, rateLimit: () => null }
}

function turnOf({ turns }: ModelPage): Exchange['turn'] {
  if (turns.size === 0) return null
  return [...turns].some(({ isImpatient }) => isImpatient) ? 'impatient' : 'lock'
}

interface FaultyAnswer {
  status: number
  body: { code: ErrorCode }
  cookie?: undefined
  minted?: undefined
}

const FAULTY_ANSWER: Readonly<Record<'refused' | 'broken', FaultyAnswer>> = {
  refused: { status: 401, body: { code: 'unauthenticated' } },
  broken: { status: 500, body: { code: 'internal' } },
}

function refusal(status: number, body: unknown): ApiError {
  const { code } = body as { code: ErrorCode }
  const facts = { code, status, serverMessage: null, requestId: null }
  return status === 401 ? new UnauthorizedError(facts) : new ApiError(facts)
}
