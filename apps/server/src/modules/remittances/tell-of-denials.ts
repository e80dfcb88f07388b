import { accessScope } from '@oaklet/api/contract'
import type { Work } from '../../work'
import type { PostingPlan } from '../../x12/posting/posting-plan'
import { displayName } from '../caseload'
import type { ClaimMove } from '../claims'
import { findRecipients, notify, takeBackMail } from '../notifications'
import type { ReadClaims } from './read-postable-claims'
import type { RemittanceRow } from './select-remittances'

type Told = Pick<RemittanceRow, 'id' | 'practiceId'>

const aboutRemittance = ({ id }: Pick<Told, 'id'>): string => `remittance ${id}`

/** Notifies those who see all claims of a practice, once for each posting, that an insurance denied claims of it. */
export async function tellOfDenials(
  work: Work,
  remittance: Pick<Told, 'id'>,
  moves: readonly ClaimMove[],
  { plan, claims }: { plan: PostingPlan; claims: ReadClaims },
): Promise<void> {
  // A claim that was denied before counts too where the payment decides on it again, as after an appeal.
  const denied = moves.filter(({ claim, to }) => to.state === 'denied' && plan.standings.has(claim.id))
  for (const [practiceId, ofPractice] of Map.groupBy(denied, ({ claim }) => claim.practiceId)) {
    await tellPractice(work, { id: remittance.id, practiceId }, ofPractice, claims)
  }
}

async function tellPractice(
  work: Work,
  remittance: Told,
  denied: readonly ClaimMove[],
  claims: ReadClaims,
): Promise<void> {
  const [first] = denied
  if (first === undefined) return
  const isOne = denied.length === 1
  const client = claims.rows.find(({ claim }) => claim.id === first.claim.id)?.client
  const named = isOne && client !== undefined ? [{ id: client.id, name: displayName(client) }] : []
  const { practiceId } = remittance
  for (const recipient of await findRecipients(work.tx, work.actor.organizationId, practiceId)) {
    if (accessScope(recipient.permissions, 'claims:view') !== 'all') continue
    await notify(work, recipient, {
      ...{ practiceId, event: 'claim_denied', clients: named },
      subject: (who) =>
        isOne ? `Claim ${first.claim.pcn} of ${who} was denied` : `${denied.length} claims were denied`,
      link: `/billing/claims/remittances/${remittance.id}`,
      about: aboutRemittance(remittance),
      ...{ stoodBefore: null, standsNow: 'denied' },
    })
  }
}

/**
 * Keeps mail about denials from being sent after their posting was undone. The notification in the application stays: it
 * leads to the payment, which says that its posting was undone.
 */
export const takeBackDenials = (work: Work, remittance: Pick<Told, 'id'>): Promise<void> =>
  takeBackMail(work.tx, work.actor.organizationId, aboutRemittance(remittance))
