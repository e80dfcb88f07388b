import { accessScope, type Measure } from '@oaklet/api/contract'
import type { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { findRecipients, notify, takeBackMail } from '../notifications'
import type { MeasureKey } from './find-measure'
import { displayName } from '../caseload'

const aboutMeasure = (measureId: string): string => `measure ${measureId}`

/** Notifies a client's clinician that a measure reports thoughts of self-harm, if they may see measures. */
export async function notifyOfAlert(
  work: Work,
  client: typeof clients.$inferSelect,
  { id, practiceId, isSafetyAlert }: Measure,
): Promise<void> {
  if (!isSafetyAlert || client.primaryClinicianId === null) return
  const [recipient] = await findRecipients(
    work.tx,
    work.actor.organizationId,
    practiceId,
    client.primaryClinicianId,
  )
  if (recipient === undefined || accessScope(recipient.permissions, 'measures:view') === 'none') return
  await notify(work, recipient, {
    practiceId,
    event: 'measure_alert',
    subject: (who) => `${who} answered a question about self-harm: see the PHQ-9`,
    clients: [{ id: client.id, name: displayName(client) }],
    link: `/clients?client=${client.id}&tab=measures`,
    about: aboutMeasure(id),
    stoodBefore: null,
    standsNow: 'alert',
  })
}

/**
 * Keeps mail about a measure that was recorded by mistake from being sent. The notification in the application stays:
 * it leads to where the mistake is explained.
 */
export const takeBackAlert = (work: Work, { measureId }: MeasureKey): Promise<void> =>
  takeBackMail(work.tx, work.actor.organizationId, aboutMeasure(measureId))
