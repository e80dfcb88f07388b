import type { Exchange, ModelWorld } from '../model-parts'
import { type Invariant, tabOf } from './invariant'

/**
 * Seen on the wire: no bearer goes out after its end by the server's clock, unless no clock of the machine can show
 * it: the wall clock was set back since the token was asked for, and the machine slept, or another tab had asked.
 * Seen in the store: the token's time-stamp is not later than the moment in which it was asked for.
 */
export const noStaleBearer: Invariant = {
  number: 6,
  rule: 'No token is sent past its life, which counts from before it was asked for.',
  broken: (world) => {
    const asking = new Map<string, Exchange>()
    for (const exchange of world.ledger.exchanges) {
      if (exchange.minted !== null) asking.set(exchange.minted, exchange)
    }
    return sentPastEnd(world, asking) ?? stampedLate(world, asking)
  },
}

function sentPastEnd({ ledger, server }: ModelWorld, asking: ReadonlyMap<string, Exchange>): string | null {
  for (const sent of ledger.exchanges) {
    if (sent.bearer === null || sent.sentMs < server.endOf(sent.bearer)) continue
    const asked = asking.get(sent.bearer)
    if (asked === undefined) continue
    const wallTells = sent.skewMs >= asked.skewMs
    const monotonicTells = sent.page === asked.page && sent.sleptMs === asked.sleptMs
    if (wallTells || monotonicTells)
      return `${tabOf(sent.page)} sent to ${sent.path} a token that was asked for ${
        (sent.sentMs - asked.sentMs) / 1000
      } s before`
  }
  return null
}

function stampedLate({ browser }: ModelWorld, asking: ReadonlyMap<string, Exchange>): string | null {
  const asked = asking.get(browser.shared.get('accessToken') ?? '')
  const stampMs = Number(browser.shared.get('tokenTimestamp'))
  return asked === undefined || stampMs <= asked.wallMs
    ? null
    : `the kept token counts its life from ${stampMs - asked.wallMs} ms after it was asked for`
}
