import type { Client, Practice } from '@oaklet/api/contract'
import { Columns, Stack } from '@oaklet/design-system'
import { usePermissions } from '../../../shared/use-session'
import { BalanceCard } from './BalanceCard'
import { ContactCard } from './ContactCard'
import { DetailsCard } from './DetailsCard'
import { NextAppointmentCard } from './NextAppointmentCard'

interface ClientOverviewProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** How to reach the client, who they are, what they owe and when they come next. */
export function ClientOverview({ client, practice, today }: ClientOverviewProps) {
  const can = usePermissions()
  return (
    <Columns template="main-aside" gap="xl">
      <Stack gap="xl">
        <ContactCard client={client} today={today} />
        <DetailsCard client={client} />
      </Stack>
      <Stack gap="xl">
        {client.balanceCents !== null && (
          <BalanceCard client={client} balanceCents={client.balanceCents} currency={practice.currency} />
        )}
        {can('appointments:view') && (
          <NextAppointmentCard clientId={client.id} practice={practice} today={today} />
        )}
      </Stack>
    </Columns>
  )
}
