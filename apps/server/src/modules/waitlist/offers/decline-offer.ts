import type * as api from '@oaklet/api/contract'
import type { OfferedTime } from '@oaklet/api/contract'
import { slotOffers } from '../../../db/schema/waitlist-table'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { recordAudit } from '../../audit'
import { answerOffer, notifyOfAnswer } from './answer-offer'
import { isOffer } from './find-offer'

interface Call {
  deps: Deps
  body: api.OfferBody
}

/** Says that the client doesn’t want the time; they go on waiting. */
export const declineOffer = ({ deps, body }: Call, c: AppContext): Promise<OfferedTime> =>
  answerOffer(deps, c, body.token, async (work, offer) => {
    await work.tx.update(slotOffers).set({ status: 'declined', answeredAt: work.now() }).where(isOffer(offer))
    await recordAudit(work, {
      ...{ action: 'offer_declined', resource: 'waitlist_entry', recordId: offer.entryId },
    })
    await notifyOfAnswer(work, offer, (who, when) => `${who} doesn’t want the time on ${when}`)
  })
