import { repeatWords, type BookedSeries } from '@oaklet/api/contract'
import { dayOf } from '../../calendar-day'
import type { Work } from '../../work'
import { appointmentTimeWords } from '../appointments'
import { findRecipients, notify } from '../notifications'

/** Notifies the clinician of a new series: once, however many appointments it has. */
export async function notifyOfSeries(work: Work, { id, count, first }: BookedSeries): Promise<void> {
  const { practiceId, clinician, clients, startsAt, timeZone, series } = first
  const { organizationId } = work.actor
  const [recipient] = await findRecipients(work.tx, organizationId, practiceId, clinician.id)
  if (recipient === undefined) return
  const often = series === null ? '' : ` ${repeatWords(series)}`
  const times = count === 1 ? 'once' : `${count} times`
  const query = new URLSearchParams({ date: dayOf(new Date(startsAt), timeZone), appointment: first.id })
  await notify(work, recipient, {
    practiceId,
    clients,
    event: 'appointment_booked',
    subject: (who) => `${who} was booked${often}, ${times}, from ${appointmentTimeWords(first)}`,
    about: `appointment_series ${id}`,
    stoodBefore: null,
    standsNow: `${count} from ${startsAt}`,
    link: `/calendar?${query.toString()}`,
  })
}
