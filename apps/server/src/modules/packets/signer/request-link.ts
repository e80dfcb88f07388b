import { inTenant } from '../../../db/tenant'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { inWork } from '../../../work'
import { mailNewSecret } from '../packet-link'
import { isFillable } from '../select-packets'
import { clientActor, isOpenLink, linkOf, packetOfLink } from './signer-session'

/** How long after a link was mailed nobody can have another one mailed. */
const PAUSE_MS = 600_000

/**
 * Mails a new link to the address on file, where there is such a link, it can be filled in, and none was mailed within ten
 * minutes; the answer says nothing of that. Wrong tries stay counted, and who has the link open goes on.
 */
export async function requestOnboardingLink(
  { deps, params }: { deps: Deps; params: { linkId: string } },
  c: AppContext,
): Promise<null> {
  const { organizationId, key } = linkOf(params.linkId)
  const now = deps.clock.now()
  const found = await inTenant(deps.db, organizationId, (tx) =>
    packetOfLink({ tx, actor: { organizationId } }, key),
  )
  const mayHaveOne =
    found !== null &&
    isOpenLink(found, now) &&
    isFillable(found.packet, now) &&
    now.getTime() - found.link.mailedAt.getTime() >= PAUSE_MS
  if (mayHaveOne) await inWork(deps, clientActor(c, found), (work) => mailNewSecret(work, found.packet))
  return null
}
