import type { Appointment } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { copaysQuery } from '../../../records/payments/copay-queries'
import { useApi } from '../../../shared/use-api'
import { usePermissions } from '../../../shared/use-session'

/** What is held for an appointment of all its clients, in cents; 0 for a person who may not record payments. */
export function useHeldCents(appointment: Pick<Appointment, 'id' | 'practiceId'>): number {
  const [api, may] = [useApi(), usePermissions()]
  const { data = [] } = useQuery({ ...copaysQuery(api, appointment), enabled: may('payments:record') })
  return data.reduce((sum, { session }) => sum + (session?.heldCents ?? 0), 0)
}
