import { CALENDAR_BLOCKS_MESSAGES } from '@oaklet/api'
import type { CalendarBlock } from '@oaklet/api/contract'
import { Button, Card, ItemList } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { calendarQueries } from '../calendar-queries'
import type { useUndo } from '../use-undo'
import type { OpenedBlock } from './block-form'
import { blockName, blockWhen } from './block-words'
import { LazyBlockDialog } from './LazyBlockDialog'
import { LazyMetAppointments } from './LazyMetAppointments'

interface BlockedTimesProps {
  /** The days in view. */
  days: readonly string[]
  clinicianId: string | null
  tell: ReturnType<typeof useUndo>['tell']
}

/** What is blocked on the days in view; each opens what is changed or deleted there. */
export function BlockedTimes({ days, clinicianId, tell }: BlockedTimesProps) {
  const [opened, setOpened] = useState<OpenedBlock | null>(null)
  const [met, setMet] = useState<CalendarBlock | null>(null)
  const query = useQuery(
    calendarQueries(useApi(), usePracticeId()).blocks({
      ...{ startDate: days[0] ?? '', endDate: days.at(-1) ?? '' },
      ...(clinicianId !== null && { clinicianId }),
    }),
  )
  const times = (query.data ?? [])
    .flatMap((block) => block.occurrences.map((time) => ({ block, time })))
    .toSorted((one, other) => one.time.startsAt.localeCompare(other.time.startsAt))
  return (
    <>
      {query.isError && (
        <LoadFailure
          error={query.error}
          fallback={CALENDAR_BLOCKS_MESSAGES.list}
          onRetry={() => void query.refetch()}
        />
      )}
      {times.length > 0 && (
        <Card title="Blocked time">
          <ItemList
            items={times.map(({ block, time }) => ({
              id: `${block.id} ${time.on}`,
              title: blockName(block),
              detail: blockWhen(block, time),
              ...(block.isChangeable && {
                actions: (
                  <>
                    <Button
                      aria-label={`Appointments in ${blockName(block)}, ${blockWhen(block, time)}`}
                      onPress={() => setMet(block)}
                    >
                      Appointments
                    </Button>
                    <Button
                      aria-label={`Change ${blockName(block)}, ${blockWhen(block, time)}`}
                      onPress={() => setOpened({ block, on: time.on })}
                    >
                      Change
                    </Button>
                  </>
                ),
              }),
            }))}
          />
        </Card>
      )}
      {met !== null && <LazyMetAppointments block={met} onClose={() => setMet(null)} />}
      {opened !== null && (
        <LazyBlockDialog
          given={{ date: opened.on, clinicianId }}
          opened={opened}
          tell={tell}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
