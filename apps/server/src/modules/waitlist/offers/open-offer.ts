import type * as api from '@oaklet/api/contract'
import type { OfferedTime } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { inWork } from '../../../work'
import { findOffer } from './find-offer'
import { readOffer } from './read-offer'

interface Call {
  deps: Deps
  body: api.OfferBody
}

/** The time that a link offers. */
export async function openOffer({ deps, body }: Call, c: AppContext): Promise<OfferedTime> {
  const { offer, actor } = await findOffer(deps, c, body.token)
  return inWork(deps, actor, (work) => readOffer(work, offer))
}
