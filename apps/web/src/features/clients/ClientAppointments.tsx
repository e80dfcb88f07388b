import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Client, Practice } from '@oaklet/api/contract'
import {
  Card,
  EmptyState,
  Inline,
  ItemList,
  LoadingRegion,
  Pager,
  SegmentedControl,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/use-cursor-pages'
import { appointmentItem } from './appointment-item'
import { clientsQueries } from './clients-queries'

const PAGE_SIZE = 10
const PARTS = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'past', label: 'Past' },
] as const
type Part = (typeof PARTS)[number]['id']

interface ClientAppointmentsProps {
  client: Client
  practice: Practice
  today: string
}

/** What is ahead, the soonest first, or what has been, the latest first. */
export function ClientAppointments({ client, practice, today }: ClientAppointmentsProps) {
  const [part, setPart] = useState<Part>('upcoming')
  const pages = useCursorPages(part, PAGE_SIZE)
  const query = useQuery(
    clientsQueries(useApi(), practice.id).appointments(client.id, {
      when: part,
      ...pages.asked,
    }),
  )
  const page = query.data
  return (
    <Stack gap="l">
      <Inline>
        <SegmentedControl
          label="Which appointments"
          options={PARTS}
          selectedKey={part}
          onSelectionChange={setPart}
        />
      </Inline>
      {query.isError && (
        <LoadFailure
          error={query.error}
          fallback={APPOINTMENTS_MESSAGES.list}
          onRetry={() => void query.refetch()}
        />
      )}
      <LoadingRegion label="Loading appointments" isLoading={query.isPending}>
        {query.isPending && <Skeleton shape="row" count={4} />}
        {page && (
          <Card title={part === 'past' ? 'Past appointments' : 'Upcoming appointments'}>
            {page.items.length > 0 ? (
              <ItemList items={page.items.map((item) => appointmentItem(item, practice.timeZone, today))} />
            ) : (
              <Nothing part={part} />
            )}
            {page.total > PAGE_SIZE && (
              <Pager
                label="Pages of appointments"
                range={pages.rangeOf(page.items.length, page.total)}
                hasPrevious={pages.hasPrevious}
                hasNext={page.nextCursor !== null}
                onPrevious={pages.onPrevious}
                onNext={() => page.nextCursor !== null && pages.onNext(page.nextCursor)}
              />
            )}
          </Card>
        )}
      </LoadingRegion>
    </Stack>
  )
}

function Nothing({ part }: { part: Part }) {
  if (part === 'past')
    return <EmptyState title="No past appointments">Sessions show here once they have been.</EmptyState>
  return <EmptyState title="Nothing is booked">Appointments show here as soon as they are booked.</EmptyState>
}
