import type { Coverage } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { payersQuery } from '../../../records/payers/payers-queries'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

/** The insurances that a coverage can be with: the active ones, and the one that it is with already. */
export function usePayerChoices(coverage: Pick<Coverage, 'payerId' | 'payerName'> | null = null) {
  const { data: payers = [] } = useQuery(payersQuery(useApi(), usePracticeId()))
  const choices = payers
    .filter(({ id, isActive }) => isActive || id === coverage?.payerId)
    .map(({ id, name }) => ({ id, label: name }))
  const nameOf = (payerId: string) =>
    payers.find(({ id }) => id === payerId)?.name ?? (payerId === coverage?.payerId ? coverage.payerName : '')
  return { choices, nameOf }
}
