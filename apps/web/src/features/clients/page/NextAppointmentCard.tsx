import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import { isReschedulable, type Practice } from '@oaklet/api/contract'
import { Card, ItemList, Skeleton, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/LoadFailure'
import { statusFor } from '../../../records/appointments/attendance-words'
import { useApi } from '../../../shared/use-api'
import { appointmentItem } from './appointment-item'
import { clientsQueries } from '../clients-queries'

/** Cancelled ones may stand before the next. */
const LOOKED_AT = 5

interface NextAppointmentCardProps {
  clientId: string
  practice: Practice
  today: string
}

/** When the client comes next. */
export function NextAppointmentCard({ clientId, practice, today }: NextAppointmentCardProps) {
  const query = useQuery(
    clientsQueries(useApi(), practice.id).appointments(clientId, { when: 'upcoming', limit: LOOKED_AT }),
  )
  const next = query.data?.items.find((one) => isReschedulable(statusFor(one, clientId)))
  return (
    <Card title="Next appointment">
      {query.isPending && <Skeleton shape="row" />}
      {query.isError && (
        <LoadFailure
          error={query.error}
          fallback={APPOINTMENTS_MESSAGES.list}
          onRetry={() => void query.refetch()}
        />
      )}
      {next && <ItemList items={[appointmentItem(next, clientId, practice.timeZone, today)]} />}
      {query.data && !next && <Text tone="quiet">Nothing is booked.</Text>}
    </Card>
  )
}
