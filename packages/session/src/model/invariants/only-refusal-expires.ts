import type { Change, ModelWorld } from '../model-parts'
import { REFRESH_PATH } from '../model-ledger'
import type { ServerSession } from '../model-server'
import { type Invariant, tabOf } from './invariant'

/**
 * Seen in the tabs' public states: where one becomes signed-out with the reason `expired`, the server had refused a
 * refresh for the session that this tab held, in this tab or another, and the session is over on the server; or its
 * cookie is gone, because another sign-in's answer took its place.
 */
export const onlyRefusalExpires: Invariant = {
  number: 5,
  rule: 'Nobody is signed out as expired unless the server refused a refresh of that very session.',
  broken: (world) => {
    for (const change of world.ledger.changes) {
      const isExpiry = change.to.reason === 'expired' && change.from.status !== 'signed-out'
      const what = isExpiry ? unfounded(world, change) : null
      if (what !== null) return `${tabOf(change.page)} was signed out as expired, but ${what}`
    }
    return null
  },
}

function unfounded(world: ModelWorld, { page, moment, held }: Change): string | null {
  const { ledger, server } = world
  const refusal = ledger.exchanges.findLast(
    (each) =>
      each.path === REFRESH_PATH &&
      each.status === 401 &&
      each.end === 'answered' &&
      each.endedMoment <= moment &&
      (held === null
        ? each.page === page && each.endedMoment === moment
        : [each.keptSession, server.sessionOf(each.cookie)].some((own) => own?.person === held.person)),
  )
  if (refusal === undefined) return 'no refresh of its session was refused'
  // The tab's own may be older: a renewal can return the token of the person's next sign-in, without any sign of
  // that.
  const session =
    held?.person === refusal.keptSession?.person ? refusal.keptSession : (held ?? refusal.keptSession)
  const isAlive = session?.endedBy === null && !isReplaced(world, session, refusal.cookie)
  return isAlive ? 'the server still keeps its session' : null
}

/** A sign-in that came to nothing, or one that waited for its turn in vain, may have taken the cookie's place. */
function isReplaced({ ledger, server }: ModelWorld, session: ServerSession, cookie: string | null): boolean {
  const sender = server.sessionOf(cookie)
  if (sender === null || sender === session) return false
  return !ledger.stored.has(sender) || ledger.exchanges.some(({ turn }) => turn === 'impatient')
}
