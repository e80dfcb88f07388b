import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { leaveFor } from '../../../shared/leave-for'
import { useApi } from '../../../shared/use-api'

/** Goes to the provider's page where a practice connects its account, or goes on with that. */
export function useConnectPayments(practiceId: string) {
  const api = useApi()
  const refresh = useRefreshPractice()
  return useMutation({
    mutationFn: () => api.paymentConnection.connect({ practiceId }),
    onSuccess: ({ address }) => leaveFor(address),
    onSettled: () => void refresh(),
  })
}
