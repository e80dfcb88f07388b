import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../../actor'
import { slotOffers } from '../../../db/schema/waitlist-table'
import { inTenant } from '../../../db/tenant'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import type { AppContext } from '../../../http/app-env'
import { hashToken, organizationOf } from '../../auth'

export type OfferRow = typeof slotOffers.$inferSelect

/** The offer whose link a client has opened, and the client as who acts. */
export interface FoundOffer {
  offer: OfferRow
  actor: ClientActor
}

/** One answer for a link that is none, and for one whose time is over, so that nothing is learnt by trying. */
const offerUnavailable = () =>
  new AppError('link_unavailable', 'This link can’t be used any more. Please call the practice.')

/** The offer that a token names; throws 404 where its time is over. */
export async function findOffer(deps: Deps, c: AppContext, token: string): Promise<FoundOffer> {
  const organizationId = organizationOf(token)
  if (organizationId === null) throw offerUnavailable()
  const [offer] = await inTenant(deps.db, organizationId, (tx) =>
    tx
      .select()
      .from(slotOffers)
      .where(and(eq(slotOffers.organizationId, organizationId), eq(slotOffers.tokenHash, hashToken(token)))),
  )
  if (offer === undefined || offer.endsAt <= deps.clock.now()) throw offerUnavailable()
  const origin = { requestId: c.get('requestId'), address: c.get('address') }
  const actor: ClientActor = {
    ...{ kind: 'client', organizationId, clientId: offer.clientId, linkId: offer.id, ...origin },
  }
  return { offer, actor }
}

/** The row that an offer is. */
export const isOffer = ({ organizationId, id }: Pick<OfferRow, 'organizationId' | 'id'>) =>
  and(eq(slotOffers.organizationId, organizationId), eq(slotOffers.id, id))
