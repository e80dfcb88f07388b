import { NetworkError } from '../errors/NetworkError'
import { isNetworkError, isRateLimited } from '../errors/guards'
import type { Platform } from '../platform/Platform'
import type { Method } from '../wire/endpoint'
import type { FileAnswer } from '../wire/file-answer'
import { withDeadline } from './deadline'
import { fileNameOf } from './file-name-of'
import { once } from './once'
import { isNearlyUsedUp, type RateLimit, readRateLimit } from './rate-limit'
import { requestHeaders } from './request-headers'

/** Every request, its wait for a refresh included, settles within this (spec §9). */
export const REQUEST_TIMEOUT_MS = 30_000

/** Where the API is, and who calls it. */
export interface HttpOptions {
  /** Where the API is, like `https://app.example`; a browser's own origin for its own server. */
  baseUrl: string
  /** `X-Application-Id`: `oaklet-web`, or a script's own. */
  applicationId: string
}

/** One request on the wire. `path` carries its query; left out, `requestId` is new and `timeoutMs` is 30000. */
export interface HttpRequest {
  method: Method
  path: string
  body?: unknown
  bearer?: string | null
  csrf?: string | null
  requestId?: string
  isRetry?: boolean
  idempotencyKey?: string | null
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  /** The sign-in that it was begun in, as `epoch` of {@link Http} said; left out, the one in which it is sent. */
  epoch?: number | undefined
  /** What a success is read as: JSON, a {@link FileAnswer}, or the stream that `readEvents` makes. An error is always JSON. */
  answer?: 'json' | 'file' | 'stream'
}

type Answer = NonNullable<HttpRequest['answer']>

/** One way to the server, without a person: what {@link createHttp} makes, and what tests put in its place. */
export interface Http {
  readonly platform: Platform
  /** Sends exactly one request; answers a 2xx's parsed JSON or its file, or throws one of this package's errors. */
  send(request: HttpRequest): Promise<unknown>
  /** Which sign-in it sends for, where it sends for one; a request of an older one is refused. */
  epoch?(): number
  /** What the server last said of its rate limit. */
  rateLimit(): RateLimit | null
}

/**
 * Loaded with the first request, so that it costs nothing before a screen is on view. Only asked for once: a page that
 * is left has no time for another import, and what it sends then has to be on its way at once.
 */
const loadKy = once(() => import('ky'))

/** The transport under every call, and the only place that knows ky. It doesn't sign in and retries nothing. */
export function createHttp(platform: Platform, { baseUrl, applicationId }: HttpOptions): Http {
  const origin = baseUrl.replace(/\/+$/, '')
  let rateLimit: RateLimit | null = null

  const exchange = async (request: HttpRequest, signal: AbortSignal): Promise<unknown> => {
    const { default: ky } = await loadKy()
    const headers = requestHeaders({
      applicationId,
      method: request.method,
      requestId: request.requestId ?? platform.newId(),
      isRetry: request.isRetry ?? false,
      bearer: request.bearer ?? null,
      csrf: request.csrf ?? null,
      idempotencyKey: request.idempotencyKey ?? null,
      answer: request.answer ?? 'json',
    })
    const response = await ky(origin + request.path, {
      method: request.method,
      headers,
      ...(request.body !== undefined && { json: request.body }),
      credentials: 'include',
      signal,
      // A deletion that waited for its undo goes out as the page is left, and has to arrive. It has no body to be too long.
      keepalive: request.method === 'DELETE',
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      fetch: (input, init) => platform.fetch(new Request(input, init)),
    })
    return readAnswer(response, request.answer ?? 'json')
  }

  const readAnswer = async (response: Response, expected: Answer): Promise<unknown> => {
    const body = await readBody(response, response.ok ? expected : 'json')
    noteRateLimit(readRateLimit(response.headers))
    if (response.ok) return body
    const { errorFromResponse } = await import('./error-from-response')
    const nowMs = platform.now()
    const error = errorFromResponse({ status: response.status, headers: response.headers, body, nowMs })
    if (isRateLimited(error)) {
      const known = rateLimit ?? { limit: null, remaining: null, reset: null }
      rateLimit = { ...known, blockedUntilMs: nowMs + error.retryAfterSeconds * 1000 }
    }
    throw error
  }

  const readBody = async (response: Response, expected: Answer): Promise<unknown> => {
    if (expected === 'file') return readFile(response)
    if (expected === 'json') return parseJson(await response.text())
    const { readEvents } = await import('./read-events')
    return readEvents(response.body, platform)
  }

  const noteRateLimit = (noted: RateLimit | null): void => {
    if (noted === null) return
    rateLimit = noted
    if (isNearlyUsedUp(noted)) platform.warn('The rate limit is nearly used up', { ...noted })
  }

  const send = async (request: HttpRequest): Promise<unknown> => {
    const { signal, timeoutMs = REQUEST_TIMEOUT_MS } = request
    try {
      return await withDeadline(platform, { signal, timeoutMs }, (cut) => exchange(request, cut))
    } catch (thrown) {
      throw asOwnError(thrown, request)
    }
  }

  /** Whatever is neither an answer nor the caller's own abort means that no answer came (spec §8). */
  const asOwnError = (thrown: unknown, { method, path, signal }: HttpRequest): unknown => {
    if (signal?.aborted === true || isOwn(thrown)) {
      if (isNetworkError(thrown)) note(thrown, method, path)
      return thrown
    }
    const error = new NetworkError('unreachable', { cause: thrown })
    note(error, method, path)
    return error
  }

  const note = ({ code }: NetworkError, method: Method, path: string): void =>
    platform.warn('Network error', { code, method, path: path.replace(/\?.*/, '') })

  return { platform, send, rateLimit: () => rateLimit }
}

const isOwn = (thrown: unknown): boolean =>
  thrown instanceof Error && 'kind' in thrown && 'userMessage' in thrown

const readFile = async (response: Response): Promise<FileAnswer> => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  contentType: response.headers.get('content-type') ?? 'application/octet-stream',
  fileName: fileNameOf(response.headers.get('content-disposition')),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
