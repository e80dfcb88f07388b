import type { ChargeCardBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { formatMoney } from '../../shared/format-money'
import { useApi } from '../../shared/use-api'
import { usePracticeId } from '../../shared/use-session'
import { useProviderCall } from './use-provider-call'

interface ChargeOptions {
  currency: string
  onCharged: () => void
}

/** Charges a card on file, once. */
export function useChargeCard({ currency, onCharged }: ChargeOptions) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  return useProviderCall<ChargeCardBody>({
    send: (body, options) => api.payments.chargeCard({ practiceId }, body, options),
    isUndecided: ({ status }) => status === 'pending',
    onDone: ({ amountCents }) => {
      showToast({ title: `${formatMoney(amountCents, currency)} charged`, tone: 'good' })
      onCharged()
    },
  })
}
