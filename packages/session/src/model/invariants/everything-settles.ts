import type { Exchange, ModelWorld } from '../model-parts'
import { REFRESH_PATH } from '../model-ledger'
import { type Invariant, tabOf } from './invariant'

/** A timer of a tab in the background may be this late. */
const BACKGROUND_LATE_MS = 1_000

/**
 * Seen by the caller: a promise settles within 30 s by the tab's own clock (5 s for a sign-out), and a cancelled
 * one in the moment of the cancelling. Seen on the wire: a refresh goes out in its turn at the lock, without
 * a bearer and never as a replay, and no request is sent more than twice.
 */
export const everythingSettles: Invariant = {
  number: 4,
  rule: 'Every request settles before its deadline, and a refresh passes through no queue.',
  broken: (world) => restless(world) ?? tooLate(world) ?? queuedRefresh(world) ?? sentThrice(world),
}

const restless = ({ time }: ModelWorld): string | null =>
  time.isRestless() ? 'the tabs never come to rest' : null

function tooLate({ ledger, time }: ModelWorld): string | null {
  for (const asked of ledger.asked) {
    const { page, what, withinMs, sinceMs, settledMs, cancelledMoment } = asked
    if (page.isGone && settledMs === null) continue
    const tookMs = (settledMs ?? time.monotonicMs()) - sinceMs
    if (tookMs > withinMs + BACKGROUND_LATE_MS)
      return `a ${what} in ${tabOf(page)} ${settledMs === null ? 'has taken' : 'took'} ${tookMs / 1000} s`
    if (cancelledMoment !== null && settledMs === null) return `a cancelled ${what} in ${tabOf(page)} hangs`
  }
  return null
}

function queuedRefresh({ ledger }: ModelWorld): string | null {
  for (const exchange of ledger.exchanges) {
    if (exchange.path !== REFRESH_PATH) continue
    const what = whatHolds(exchange)
    if (what !== null) return `the refresh of ${tabOf(exchange.page)} ${what}`
  }
  return null
}

function whatHolds({ bearer, isRetry, turn }: Exchange): string | null {
  if (bearer !== null) return 'carried a bearer token'
  if (isRetry) return 'was a replay'
  return turn === null ? 'did not go out in its turn' : null
}

function sentThrice({ ledger }: ModelWorld): string | null {
  const sent = new Map<string, number>()
  for (const { requestId, path, page } of ledger.exchanges) {
    if (requestId === null) continue
    const times = (sent.get(requestId) ?? 0) + 1
    sent.set(requestId, times)
    if (times > 2) return `${tabOf(page)} sent one request to ${path} more than twice`
  }
  return null
}
