import { type Api, WAITLIST_MESSAGES } from '@oaklet/api'
import type { Appointment } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { clientNames } from '../../../records/clients/client-names'
import { failureWords } from '../../../shared/failure-words'
import { formatLongDate, dateInZone, formatTime } from '../../../shared/format-date'

/** Says how many on the waitlist the time of an appointment fits that was cancelled or moved, where it fits anybody. */
export async function tellWhoFits(api: Api, freed: Appointment, onOffer: () => void): Promise<void> {
  const { practiceId, clinician, location, startsAt, endsAt, timeZone } = freed
  const fitting = await api.waitlist.matches(
    { practiceId },
    { clinicianId: clinician.id, startsAt, endsAt, ...(location !== null && { locationId: location.id }) },
  )
  if (fitting.length === 0) return
  const who =
    fitting.length === 1 ? '1 client on the waitlist fits' : `${fitting.length} clients on the waitlist fit`
  const when = `${formatLongDate(dateInZone(startsAt, timeZone))}, ${formatTime(startsAt, timeZone)}`
  showToast({ title: `${who} ${when}`, tone: 'info', actionLabel: 'Offer it', onAction: onOffer })
}

/** Asks whether a client who was booked for what they wait for is taken off the waitlist. */
export async function tellWhoWaits(api: Api, booked: Appointment, onChanged: () => void): Promise<void> {
  const { practiceId, clients, lines } = booked
  const waiting = await api.waitlist.list({ practiceId }, { status: 'waiting' })
  const entry = waiting.find(
    ({ client, service }) =>
      clients.some(({ id }) => id === client.id) &&
      lines.some(({ serviceCode }) => serviceCode === service.code),
  )
  if (entry === undefined) return
  const takeOff = async () => {
    try {
      await api.waitlist.setStatus(
        { practiceId, entryId: entry.id },
        { status: 'booked', version: entry.version },
      )
      showToast({ title: `${entry.client.name} was taken off the waitlist`, tone: 'good' })
      onChanged()
    } catch (error) {
      showToast({ title: failureWords(error, WAITLIST_MESSAGES.setStatus), tone: 'bad' })
    }
  }
  showToast({
    ...{ title: `${clientNames(booked)} is on the waitlist for this`, tone: 'info' },
    ...{ actionLabel: 'Take off', onAction: () => void takeOff() },
  })
}
