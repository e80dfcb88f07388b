import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { LoadingRegion, TimeGrid, type TimeGridHandle, type TimeGridProps } from '@oaklet/design-system'
import type { Ref } from 'react'
import { LoadFailure } from '../../../shared/LoadFailure'
import type { CalendarUrl } from '../use-calendar-url'
import { agendaShape, LazyAgenda } from './LazyAgenda'
import { LazyMonth } from './LazyMonth'
import { useRowMinutes } from './use-row-minutes'
import { toTimeGridEvent } from './time-grid-events'
import type { useShownDays } from './use-shown-days'

interface ShownDaysProps extends Pick<TimeGridProps, 'now' | 'onOpen' | 'onNavigate'> {
  shown: ReturnType<typeof useShownDays>
  url: CalendarUrl
  practice: Practice
  /** What may be done on the grid of a person who may write appointments; else null. */
  writes: (Pick<TimeGridProps, 'onCreate' | 'onMove'> & { onCreateOn: (day: string) => void }) | null
  ref: Ref<TimeGridHandle>
}

/** The days in view, as a grid or as an agenda. */
export function ShownDays({ shown, url, practice, writes, now, onOpen, onNavigate, ref }: ShownDaysProps) {
  const { view, query, days, appointments, people, title } = shown
  const shared = { now, onOpen, timeZone: practice.timeZone }
  const label = view === 'day' || view === 'month' ? title : `Week of ${title}`
  const emptyText = emptyWords(url, view)
  const [rowMinutes] = useRowMinutes()
  return (
    <>
      {query.isError && (
        <LoadFailure
          error={query.error}
          fallback={APPOINTMENTS_MESSAGES.list}
          onRetry={() => void query.refetch()}
        />
      )}
      <LoadingRegion label="Loading appointments" isLoading={query.isPending}>
        {(view === 'day' || view === 'week') && (
          <TimeGrid
            {...{ ...shared, ...shown.hours, label, days, emptyText, onNavigate, ref }}
            {...(writes && { onCreate: writes.onCreate, onMove: writes.onMove })}
            resources={people}
            events={appointments.map((appointment) => ({
              ...toTimeGridEvent(appointment, writes !== null),
              ...(people.length > 0 && { resourceId: appointment.clinician.id }),
            }))}
            eventWords={{ one: 'appointment', other: 'appointments' }}
            businessHours={shown.openOn}
            dayNotes={(day) => shown.dayOf(day).note}
            slotNotes={shown.notesOn}
            slotMinutes={rowMinutes}
          />
        )}
        {view === 'month' && (
          <LazyMonth {...{ ...shared, shown, url, emptyText, ref }} onCreate={writes?.onCreateOn} />
        )}
        {view === 'agenda' && query.isPending && agendaShape}
        {view === 'agenda' && query.data && (
          <LazyAgenda
            {...{ ...shared, label, days, appointments, emptyText }}
            isOfAll={url.clinicianId === null}
          />
        )}
      </LoadingRegion>
    </>
  )
}

function emptyWords({ place, service, statuses }: CalendarUrl, view: CalendarUrl['view']): string {
  const when = { day: 'on this day', month: 'in this month', week: 'in these days', agenda: 'in these days' }[
    view
  ]
  const isNarrowed = [place, service, statuses].some((filter) => filter !== null)
  return isNarrowed ? `No appointment ${when} matches the filters.` : `No appointments ${when}.`
}
