import type { User } from '@oaklet/api'
import type { ModelWorld } from '../model-parts'
import { informedPages, type Invariant, tabOf } from './invariant'

/**
 * Seen in the shared store: the person is stored with the organization for which the stored token was made. Seen in
 * the tabs: one that has heard shows that organization. Seen on the wire: a token goes out only while its
 * organization is on view, and a request that is sent again goes with a token of the same one.
 */
export const oneOrganizationAtATime: Invariant = {
  number: 7,
  rule: 'Nothing of one organization is met in another.',
  broken: (world) => mixedStore(world) ?? otherOnView(world) ?? strangersToken(world) ?? handedOn(world),
}

function keptOrganization({ browser }: ModelWorld): string | null {
  const user = browser.shared.get('currentUser')
  return user === undefined ? null : (JSON.parse(user) as User).organizationId
}

function mixedStore(world: ModelWorld): string | null {
  const { browser, server } = world
  const [kept, ofToken] = [
    keptOrganization(world),
    server.organizationOf(browser.shared.get('accessToken') ?? null),
  ]
  return kept === null || ofToken === null || kept === ofToken
    ? null
    : `the shared store keeps a token of ${ofToken} and the person as they are in ${kept}`
}

function otherOnView(world: ModelWorld): string | null {
  const kept = keptOrganization(world)
  for (const page of informedPages(world)) {
    const shown = page.session().store.getState().user?.organizationId ?? null
    if (shown !== null && shown !== kept)
      return `${tabOf(page)} shows ${shown}, while the shared store keeps ${kept}`
  }
  return null
}

function strangersToken({ ledger, server }: ModelWorld): string | null {
  for (const { bearer, shownOrganization, page, path } of ledger.exchanges) {
    const owner = server.organizationOf(bearer)
    const isOther = owner !== null && shownOrganization !== null && owner !== shownOrganization
    if (isOther && !path.startsWith('/api/auth/'))
      return `${tabOf(page)} sent a token of ${owner} to ${path} while it showed ${shownOrganization}`
  }
  return null
}

function handedOn({ ledger, server }: ModelWorld): string | null {
  const owners = new Map<string, string>()
  for (const { requestId, bearer, page, path } of ledger.exchanges) {
    const owner = server.organizationOf(bearer)
    if (requestId === null || owner === null) continue
    const before = owners.get(requestId)
    if (before !== undefined && before !== owner)
      return `${tabOf(page)} sent a request of ${before} to ${path} again with a token of ${owner}`
    owners.set(requestId, owner)
  }
  return null
}
