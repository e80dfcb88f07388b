import type { Appointment } from '@oaklet/api/contract'
import { AgendaList, type AgendaListProps } from '@oaklet/design-system'
import { toTimeGridEvent } from './time-grid-events'

interface AgendaProps extends Pick<
  AgendaListProps,
  'label' | 'days' | 'timeZone' | 'now' | 'onOpen' | 'emptyText'
> {
  appointments: readonly Appointment[]
  /** The appointments are of several clinicians, so each says whose it is. */
  isOfAll: boolean
}

/** The days in view as headings and lists, for those who don't want a grid, and for a phone. */
export function Agenda({ appointments, isOfAll, ...list }: AgendaProps) {
  return (
    <AgendaList
      {...list}
      events={appointments.map((appointment) => {
        const event = toTimeGridEvent(appointment, false)
        return { ...event, ...(isOfAll && { detail: `${appointment.clinician.name} · ${event.detail}` }) }
      })}
      eventWords={{ one: 'appointment', other: 'appointments' }}
    />
  )
}
