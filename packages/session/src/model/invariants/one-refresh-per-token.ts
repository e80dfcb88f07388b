import type { Exchange, ModelWorld } from '../model-parts'
import { REFRESH_PATH } from '../model-ledger'
import { type Invariant, tabOf } from './invariant'

/** So long does a tab wait for another one's refresh before it goes on without the lock. */
const PATIENCE_MS = 5_000

/**
 * Seen at the server's door: the refreshes of all tabs, by the cookie that they carried. A second one with the same
 * cookie is excused by what the tab couldn't know: the first got no answer, or not in time, or answered a failure.
 */
export const oneRefreshPerToken: Invariant = {
  number: 1,
  rule: 'A refresh token is used once by all tabs together, and using it never ends the session.',
  broken: (world) => sentTwice(world) ?? endedByReuse(world),
}

function sentTwice(world: ModelWorld): string | null {
  const { ledger } = world
  const byCookie = new Map<string, Exchange>()
  for (const exchange of ledger.exchanges) {
    const { cookie, path } = exchange
    if (path !== REFRESH_PATH || cookie === null) continue
    const first = byCookie.get(cookie)
    byCookie.set(cookie, exchange)
    if (first !== undefined && !isExcused(first, exchange, world)) {
      const though = first.status === 401 ? ', though it had been refused' : ''
      return `${tabOf(first.page)} and ${tabOf(exchange.page)} both sent ${cookie}${though}`
    }
  }
  return null
}

function isExcused(first: Exchange, second: Exchange, world: ModelWorld): boolean {
  const { ledger } = world
  const isOut = first.end === null || first.endedMoment > second.sentMoment
  if (isOut) return [first, second].some(({ turn }) => turn === 'impatient')
  if (first.end !== 'answered') return true
  if (first.status !== 200) return first.status !== 401 || isSomebodyElses(first, world)
  return ledger.exchanges.some(
    ({ arrivedMs, cookieSet }) =>
      arrivedMs !== null && arrivedMs >= (first.arrivedMs ?? 0) && cookieSet === second.cookie,
  )
}

/** The browser's cookie belonged to another session than its store. */
const isSomebodyElses = ({ cookie, keptSession }: Exchange, { server }: ModelWorld): boolean =>
  server.sessionOf(cookie) !== keptSession

/** The server's ten seconds of grace can't help where an answer was lost, or took longer than the tabs wait. */
function endedByReuse({ ledger, server }: ModelWorld): string | null {
  for (const session of server.sessions) {
    if (session.endedBy !== 'reuse') continue
    const own = new Set(server.secretsOf(session))
    const isHarmed = ({ cookie, minted, sentMs, arrivedMs, workedMs }: Exchange): boolean =>
      workedMs !== null &&
      (own.has(cookie ?? '') || own.has(minted ?? '')) &&
      (arrivedMs === null || arrivedMs - sentMs > PATIENCE_MS)
    if (!ledger.exchanges.some(isHarmed))
      return `${session.person}’s session ended because an old refresh token was used again`
  }
  return null
}
