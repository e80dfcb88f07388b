import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Client, Practice } from '@oaklet/api/contract'
import { Button, Card, EmptyState, Inline, ItemList, SegmentedControl, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListSection } from '../../../shared/lists/ListSection'
import { useAddressChoices } from '../../../shared/lists/use-address-choices'
import { useCursorPages } from '../../../shared/lists/use-cursor-pages'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { useApi } from '../../../shared/use-api'
import { withParams } from '../../../shared/with-params'
import { appointmentItem } from './appointment-item'
import { clientsQueries } from '../clients-queries'
import type { ClientRemindersDialogProps } from './ClientRemindersDialog'

const ClientRemindersDialog = lazyDialog<ClientRemindersDialogProps>(
  ({ client }) => `Reminders of ${client.displayName}`,
  async () => (await import('./ClientRemindersDialog')).ClientRemindersDialog,
)

const PAGE_SIZE = 10
const PARTS = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'past', label: 'Past' },
] as const
const CHOICES = { when: ['upcoming', 'past'] } as const

interface ClientAppointmentsProps {
  client: Client
  practice: Practice
  today: string
}

/** What is ahead, the soonest first, or what has been, the latest first. */
export function ClientAppointments({ client, practice, today }: ClientAppointmentsProps) {
  const { chosen, choose } = useAddressChoices(CHOICES, withTab)
  const queries = clientsQueries(useApi(), practice.id)
  const pages = useCursorPages(chosen.when, PAGE_SIZE)
  const list = usePagedList(pages, queries.appointments(client.id, { ...chosen, ...pages.asked }))
  const [isAskingReminders, setAskingReminders] = useState(false)
  const isPast = list.shown?.list === 'past'
  return (
    <Stack gap="l">
      <ListSection
        list={list}
        filters={
          <Inline gap="m" wrap justify="between">
            <SegmentedControl
              label="Which appointments"
              options={PARTS}
              selectedKey={chosen.when}
              onSelectionChange={(when) => choose('when', when)}
            />
            <Button {...ClientRemindersDialog.onIntent} onPress={() => setAskingReminders(true)}>
              Reminders
            </Button>
          </Inline>
        }
        failure={APPOINTMENTS_MESSAGES.list}
        pages="Pages of appointments"
        loading="Loading appointments"
        outlines={4}
        nothingYet={
          isPast ? (
            <EmptyState title="No past appointments">Sessions show here once they have been.</EmptyState>
          ) : (
            <EmptyState title="Nothing is booked">
              Appointments show here as soon as they are booked.
            </EmptyState>
          )
        }
        frame={(content) => (
          <Card title={isPast ? 'Past appointments' : 'Upcoming appointments'}>{content}</Card>
        )}
        items={(appointments) => (
          <ItemList
            items={appointments.map((item) => appointmentItem(item, client.id, practice.timeZone, today))}
          />
        )}
      />
      {isAskingReminders && (
        <ClientRemindersDialog {...{ client, practice }} onClose={() => setAskingReminders(false)} />
      )}
    </Stack>
  )
}

/** The tab is remembered, not in the address. An address with a choice names it, so that it leads here for everybody. */
const withTab = (search: URLSearchParams) => withParams(search, { tab: 'appointments' })
