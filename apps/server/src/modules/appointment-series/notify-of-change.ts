import { and, eq, inArray } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import type { SeriesChangeRecord } from '../../db/schema/appointment-series-table'
import { appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { appointmentTimeWords, selectAppointments } from '../appointments'
import { findRecipients, notify } from '../notifications'

interface Change {
  practiceId: string
  changeId: string
  kind: 'edit' | 'cancel' | 'undo'
}

type ChangedRow = SeriesChangeRecord['rows'][number]

const VERBS = { edit: 'were changed', cancel: 'were cancelled', undo: 'were put back' } as const

/** Notifies each clinician whose calendar several appointments are on, or were on, of their change: once. */
export async function notifyOfChange(
  work: Work,
  change: Change,
  changed: readonly ChangedRow[],
): Promise<void> {
  const rows = changed.filter(isPlannedBy)
  const { practiceId, changeId, kind } = change
  const clinicianIds = new Set(rows.flatMap(({ before, after }) => [before.clinicianId, after.clinicianId]))
  for (const clinicianId of clinicianIds) {
    const theirs = rows.filter(({ after }) => after.clinicianId === clinicianId)
    const gone = rows.filter(
      ({ before, after }) => clinicianId !== after.clinicianId && before.clinicianId === clinicianId,
    )
    const named = theirs.length > 0 ? theirs : gone
    const found = await selectAppointments(work.tx, {
      where: and(
        eq(appointments.organizationId, work.actor.organizationId),
        inArray(
          appointments.id,
          named.map(({ appointmentId }) => appointmentId),
        ),
      ),
    })
    const [first] = found
    const [recipient] = await findRecipients(work.tx, work.actor.organizationId, practiceId, clinicianId)
    if (first === undefined || recipient === undefined) continue
    const isTheirs = theirs.length > 0
    const count = named.length === 1 ? 'appointment' : `${named.length} appointments`
    const verb = named.length === 1 ? VERBS[kind].replace('were', 'was') : VERBS[kind]
    const what = isTheirs ? verb : `${named.length === 1 ? 'is' : 'are'} with ${first.clinician.name} now`
    const query = new URLSearchParams({ date: dayOf(new Date(first.startsAt), first.timeZone) })
    if (isTheirs) query.set('appointment', first.id)
    if (isTheirs && kind === 'cancel') query.set('cancelled', 'shown')
    const [before, after] = kind === 'undo' ? ['changed', 'as before'] : ['as before', 'changed']
    await notify(work, recipient, {
      practiceId,
      clients: first.clients,
      event: kind === 'cancel' ? 'appointment_cancelled' : 'appointment_changed',
      subject: (who) => `${who}’s ${count} from ${appointmentTimeWords(first)} ${what}`,
      about: `series_change ${changeId}`,
      ...{ stoodBefore: before, standsNow: after },
      link: `/calendar?${query.toString()}`,
    })
  }
}

/** Whether a change is one that a clinician plans by. */
const isPlannedBy = ({ before, after }: ChangedRow): boolean =>
  (['startsAt', 'endsAt', 'clinicianId', 'locationId', 'status'] as const).some(
    (field) => before[field] !== after[field],
  )
