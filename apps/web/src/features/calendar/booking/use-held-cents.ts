import type { Appointment } from '@oaklet/api/contract'
import { useQueries } from '@tanstack/react-query'
import { copayQuery } from '../../../records/payments/copay-queries'
import { useApi } from '../../../shared/use-api'
import { usePermissions } from '../../../shared/use-session'

/** What is held for an appointment of all its clients, in cents; 0 for a person who may not record payments. */
export function useHeldCents({
  id: appointmentId,
  practiceId,
  clients,
}: Pick<Appointment, 'id' | 'practiceId' | 'clients'>): number {
  const [api, may] = [useApi(), usePermissions()]
  const enabled = may('payments:record')
  const held = useQueries({
    queries: clients.map(({ id: clientId }) => ({
      ...copayQuery(api, practiceId, { appointmentId, clientId }),
      enabled,
    })),
  })
  return held.reduce((sum, { data }) => sum + (data?.heldCents ?? 0), 0)
}
