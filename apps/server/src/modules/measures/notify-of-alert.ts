import { accessScope, type Measure } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import type { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { findRecipients, notify, type Recipient, takeBackMail } from '../notifications'
import type { MeasureKey } from './find-measure'
import { displayName } from '../caseload'

const aboutMeasure = (measureId: string): string => `measure ${measureId}`

/** Whose answer it is. */
type AlertedClient = Pick<
  typeof clients.$inferSelect,
  'id' | 'practiceId' | 'primaryClinicianId' | 'firstName' | 'lastName' | 'preferredName'
>

/** Notifies the practice that a measure reports thoughts of self-harm, if it does. */
export const notifyOfAlert = async (
  work: Work<Actor>,
  client: AlertedClient,
  { id, isSafetyAlert }: Measure,
): Promise<void> => {
  if (isSafetyAlert)
    await notifyOfSelfHarm(work, client, { about: aboutMeasure(id), tab: 'measures', alert: 'measure' })
}

/** What was answered: the question of a measure, which may be passed over, or one of a form that the practice watches. */
type SelfHarmAlert = 'measure' | 'passed' | 'form'

const SUBJECTS: Readonly<Record<SelfHarmAlert, string>> = {
  measure: 'answered a question about self-harm: see the PHQ-9',
  passed: 'passed over the question about self-harm on the PHQ-9',
  form: 'gave an answer in their forms that you want to know of at once',
}

/**
 * Notifies a client's clinician of such an answer. Where the client has none who may see measures, it notifies
 * everybody who may see those of all clients, so that such an answer reaches a person.
 */
export async function notifyOfSelfHarm(
  work: Work<Actor>,
  client: AlertedClient,
  { about, tab, alert }: { about: string; tab: 'measures' | 'onboarding'; alert: SelfHarmAlert },
): Promise<void> {
  const { practiceId } = client
  for (const recipient of await recipientsOf(work, practiceId, client.primaryClinicianId)) {
    await notify(work, recipient, {
      practiceId,
      event: 'measure_alert',
      subject: (who) => `${who} ${SUBJECTS[alert]}`,
      clients: [{ id: client.id, name: displayName(client) }],
      link: `/clients?client=${client.id}&tab=${tab}`,
      about,
      stoodBefore: null,
      standsNow: alert === 'passed' ? 'passed' : 'alert',
    })
  }
}

async function recipientsOf(
  work: Work<Actor>,
  practiceId: string,
  clinicianId: string | null,
): Promise<Recipient[]> {
  const all = await findRecipients(work.tx, work.actor.organizationId, practiceId)
  const scopeOf = ({ permissions }: Recipient) => accessScope(permissions, 'measures:view')
  const clinician = all.filter((one) => one.staffId === clinicianId && scopeOf(one) !== 'none')
  return clinician.length > 0 ? clinician : all.filter((one) => scopeOf(one) === 'all')
}

/**
 * Keeps mail about a measure that was recorded by mistake from being sent. The notification in the application stays:
 * it leads to where the mistake is explained.
 */
export const takeBackAlert = (work: Work, { measureId }: MeasureKey): Promise<void> =>
  takeBackMail(work.tx, work.actor.organizationId, aboutMeasure(measureId))
