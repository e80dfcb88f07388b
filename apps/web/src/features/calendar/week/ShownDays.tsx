import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { LoadingRegion, TimeGrid, type TimeGridProps } from '@oaklet/design-system'
import { LoadFailure } from '../../../shared/LoadFailure'
import { titleOf } from './week'
import { agendaShape, LazyAgenda } from './LazyAgenda'
import { toTimeGridEvent } from './time-grid-events'
import type { useShownWeek } from './use-shown-week'

interface ShownDaysProps extends Pick<TimeGridProps, 'now' | 'onOpen' | 'onNavigate' | 'ref'> {
  week: ReturnType<typeof useShownWeek>
  practice: Practice
  /** The appointments are of several clinicians. */
  isOfAll: boolean
  /** What may be done on the grid of a person who may write appointments; else null. */
  writes: Pick<TimeGridProps, 'onCreate' | 'onMove'> | null
}

/** The days in view, as a grid or as an agenda. */
export function ShownDays({ week, practice, isOfAll, writes, now, onOpen, ...rest }: ShownDaysProps) {
  const { view, query, days, appointments, people } = week
  const title = titleOf(days)
  const shared = {
    ...{ days, now, onOpen, timeZone: practice.timeZone },
    label: view === 'day' ? title : `Week of ${title}`,
  }
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
        {view !== 'agenda' && (
          <TimeGrid
            {...shared}
            {...rest}
            {...week.hours}
            {...writes}
            resources={people}
            events={appointments.map((appointment) => ({
              ...toTimeGridEvent(appointment, writes !== null),
              ...(people.length > 0 && { resourceId: appointment.clinician.id }),
            }))}
            eventWords={{ one: 'appointment', other: 'appointments' }}
            businessHours={week.openOn}
            dayNotes={(day) => week.dayOf(day).note}
            emptyText={view === 'day' ? 'No appointments on this day.' : 'No appointments in these days.'}
          />
        )}
        {view === 'agenda' && query.isPending && agendaShape}
        {view === 'agenda' && query.data && (
          <LazyAgenda {...shared} appointments={appointments} isOfAll={isOfAll} />
        )}
      </LoadingRegion>
    </>
  )
}
