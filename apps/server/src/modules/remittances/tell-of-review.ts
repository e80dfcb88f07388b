import { isAllowed } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import type { Work } from '../../work'
import { findRecipients, notify } from '../notifications'
import type { RemittanceRow } from './select-remittances'

/** A payment that was just imported. */
export type Imported = Pick<RemittanceRow, 'id' | 'fileId' | 'state' | 'payerName'>

/** Notifies those who post payments of a practice, once for each file, that payments of it wait for a person. */
export async function tellOfReview(
  work: Work<Actor>,
  practiceId: string,
  imported: readonly Imported[],
): Promise<void> {
  const waiting = imported.filter(({ state }) => state === 'needs_review')
  const [first] = waiting
  if (first === undefined) return
  const isOne = waiting.length === 1
  for (const recipient of await findRecipients(work.tx, work.actor.organizationId, practiceId)) {
    if (!isAllowed(recipient.permissions, 'claims:post')) continue
    await notify(work, recipient, {
      ...{ practiceId, event: 'remittance_to_review', clients: [] },
      subject: () =>
        isOne
          ? `A payment of ${first.payerName} waits for review`
          : `${waiting.length} payments of insurers wait for review`,
      link: isOne
        ? `/billing/claims/remittances/${first.id}`
        : '/billing/claims?view=remittances&state=needs_review',
      about: `remittance_file ${first.fileId}`,
      ...{ stoodBefore: null, standsNow: 'needs_review' },
    })
  }
}
