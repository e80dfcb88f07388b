import type { Exchange, ModelWorld } from '../model-parts'
import { marksOf, PEOPLE, personOf, type PersonName } from '../model-people'
import { informedPages, type Invariant, tabOf } from './invariant'

/**
 * Seen in the shared store: every personal value belongs to the person who is stored there. Seen in the tabs: a tab
 * that was notified shows that person or no person. Seen on the wire: a token goes out only while its owner is on
 * view, and a request that is sent again goes with the same person's token.
 */
export const onePersonAtATime: Invariant = {
  number: 7,
  rule: 'The next person never meets anything of the last one.',
  broken: (world) => {
    const kept = keptPerson(world)
    return mixedStore(world, kept) ?? strangerOnView(world, kept) ?? strangersToken(world) ?? handedOn(world)
  },
}

function keptPerson({ browser }: ModelWorld): PersonName | null {
  const user = browser.shared.get('currentUser')
  return user === undefined ? null : personOf(JSON.parse(user) as { id: string })
}

function mixedStore({ browser }: ModelWorld, kept: PersonName | null): string | null {
  for (const name of PEOPLE) {
    if (name === kept) continue
    for (const [key, value] of browser.shared) {
      if (marksOf(name).some((mark) => value.includes(mark)))
        return `the shared store keeps ${name}’s ${key}, while ${kept ?? 'nobody'} is signed in`
    }
  }
  return null
}

function strangerOnView(world: ModelWorld, kept: PersonName | null): string | null {
  for (const page of informedPages(world)) {
    const { user } = page.session().store.getState()
    const shown = user && personOf(user)
    if (shown !== null && shown !== kept)
      return `${tabOf(page)} shows ${shown}, while the shared store keeps ${kept ?? 'nobody'}`
  }
  return null
}

function strangersToken({ ledger, server }: ModelWorld): string | null {
  for (const { bearer, shown, page, path } of ledger.exchanges) {
    const owner = server.sessionOf(bearer)?.person ?? null
    if (owner !== null && shown !== null && owner !== shown && !isSignIn(path))
      return `${tabOf(page)} sent ${owner}’s token to ${path} while it showed ${shown}`
  }
  return null
}

function handedOn({ ledger, server }: ModelWorld): string | null {
  const owners = new Map<string, PersonName>()
  for (const { requestId, bearer, page, path } of ledger.exchanges) {
    const owner = server.sessionOf(bearer)?.person
    if (requestId === null || owner === undefined) continue
    const before = owners.get(requestId)
    if (before !== undefined && before !== owner)
      return `${tabOf(page)} sent ${before}’s request to ${path} again with ${owner}’s token`
    owners.set(requestId, owner)
  }
  return null
}

/** A sign-in looks its own person up while the last one is still on view, and a sign-out is the last one's own. */
const isSignIn = (path: Exchange['path']): boolean => path.startsWith('/api/auth/')
