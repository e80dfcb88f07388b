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
import { Fragment, useState } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/lists/use-cursor-pages'
import { useShownPage } from '../../shared/lists/use-shown-page'
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
  const shown = useShownPage(query, pages)
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
      {query.isError ? (
        <LoadFailure
          error={query.error}
          fallback={APPOINTMENTS_MESSAGES.list}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading appointments" isLoading={shown === undefined}>
          {shown === undefined ? (
            <Skeleton shape="row" count={4} />
          ) : (
            <Card title={shown.list === 'past' ? 'Past appointments' : 'Upcoming appointments'}>
              {shown.total > PAGE_SIZE && <Pager label="Pages of appointments" {...shown.pager} />}
              <Fragment key={shown.page}>
                {shown.items.length > 0 ? (
                  <ItemList
                    items={shown.items.map((item) => appointmentItem(item, practice.timeZone, today))}
                  />
                ) : (
                  <Nothing part={shown.list} />
                )}
              </Fragment>
            </Card>
          )}
        </LoadingRegion>
      )}
    </Stack>
  )
}

function Nothing({ part }: { part: string }) {
  if (part === 'past')
    return <EmptyState title="No past appointments">Sessions show here once they have been.</EmptyState>
  return <EmptyState title="Nothing is booked">Appointments show here as soon as they are booked.</EmptyState>
}
