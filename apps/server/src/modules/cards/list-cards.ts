import type * as api from '@oaklet/api/contract'
import type { Card } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { cardsOf } from './select-cards'

/** A client's cards, the default one first. */
export async function listCards(
  { params, scope }: CallOf<typeof api.listCards>,
  work: Work,
): Promise<Card[]> {
  await clientOf(work, params, scope)
  return cardsOf(work, params)
}
