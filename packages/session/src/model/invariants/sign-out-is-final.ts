import type { Ending, Exchange, ModelWorld } from '../model-parts'
import { isSignOut, REFRESH_PATH } from '../model-ledger'
import { informedPages, type Invariant, tabOf } from './invariant'

/**
 * Seen in the stores by value: no token of the session is stored any more: in the shared store at once, in a tab as
 * soon as it was notified. Seen on the wire: only the sign-out itself still carries its token. Seen in the tabs: no
 * tab that was notified gives that session's tokens to a request.
 */
export const signOutIsFinal: Invariant = {
  number: 3,
  rule: 'After a sign-out nothing of that session is kept, sent or brought back.',
  broken: (world) => {
    for (const ending of world.ledger.endings) {
      if (isTakenUp(world, ending)) continue
      const what = stillKept(world, ending) ?? stillSent(world, ending) ?? backAgain(world, ending)
      if (what !== null) return `${ending.session.person} left in ${tabOf(ending.page)}, but ${what}`
    }
    return null
  },
}

/**
 * The server knows nothing of a sign-out whose tab was gone before it was sent. Where the same person has signed in
 * anew since, the late answer to a refresh of before may have put the old cookie in the place of the new one, and
 * they go on with that.
 */
const isTakenUp = ({ ledger, server }: ModelWorld, { session, page, moment }: Ending): boolean =>
  session.endedBy === null &&
  !ledger.exchanges.some((each) => isSignOut(each) && each.page === page) &&
  ledger.exchanges.some(
    (each) =>
      each.path === REFRESH_PATH &&
      server.sessionOf(each.cookie) === session &&
      each.sentMoment <= moment &&
      each.endedMoment > moment,
  ) &&
  server.sessions.some(
    (later) => later.number > session.number && later.person === session.person && ledger.stored.has(later),
  )

function stillKept(world: ModelWorld, { session }: Ending): string | null {
  const secrets = world.server.secretsOf(session)
  const keyOf = (entries: ReadonlyMap<string, string>): string | undefined =>
    [...entries].find(([, value]) => secrets.some((secret) => value.includes(secret)))?.[0]
  const shared = keyOf(world.browser.shared)
  if (shared !== undefined) return `the shared store keeps ${shared}`
  for (const page of informedPages(world)) {
    const own = keyOf(page.tab.perTab)
    if (own !== undefined) return `${tabOf(page)} keeps ${own}`
  }
  return null
}

function stillSent(world: ModelWorld, ending: Ending): string | null {
  const { ledger, server } = world
  for (let index = ending.exchanges; index < ledger.exchanges.length; index += 1) {
    const exchange = ledger.exchanges[index]
    if (exchange === undefined || isSignOut(exchange) || isUninformedLookUp(exchange, ending)) continue
    if (server.sessionOf(exchange.bearer) === ending.session)
      return `${tabOf(exchange.page)} sent its token to ${exchange.path}`
  }
  return null
}

/** A look-up of a restore or sign-in in a tab that was not notified of the end yet. */
const isUninformedLookUp = ({ page, path, sentMoment }: Exchange, ending: Ending): boolean =>
  path.startsWith('/api/auth/me') &&
  page !== ending.page &&
  (page.hintedMoment < ending.moment || page.hintedMoment > sentMoment)

function backAgain(world: ModelWorld, { session }: Ending): string | null {
  const back = informedPages(world).find((page) => world.heldBy(page) === session)
  return back === undefined ? null : `${tabOf(back)} holds its tokens`
}
