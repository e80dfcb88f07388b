import { hasErrorCode } from '@oaklet/api'
import type { ChargeCardBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatMoney } from '../../../shared/format-money'
import { isRefusal } from '../../../shared/forms/use-as-sent'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'

interface ChargeOptions {
  currency: string
  onCharged: () => void
}

/**
 * Charges a card on file. While it isn’t known whether a charge went through, it waits: what is asked again then is the
 * same charge under the same key, never a second one.
 */
export function useChargeCard({ currency, onCharged }: ChargeOptions) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const { keyFor, renewKey } = useIdempotencyKey()
  const [isWaiting, setWaiting] = useState(false)
  const charging = useMutation({
    mutationFn: (body: ChargeCardBody) =>
      api.payments.chargeCard({ practiceId }, body, { idempotencyKey: keyFor(body) }),
    // A card that was refused is charged anew with the next try.
    onError: (error) => hasErrorCode(error, 'provider_refused') && renewKey(),
    onSettled: useRefreshPractice(),
  })
  const charge = (body: ChargeCardBody, onRefused: (error: unknown) => void = () => undefined) =>
    charging.mutate(body, {
      onSuccess: ({ status, amountCents }) => {
        setWaiting(status === 'pending')
        if (status === 'pending') return
        showToast({ title: `${formatMoney(amountCents, currency)} charged`, tone: 'good' })
        onCharged()
      },
      onError: (error) => {
        setWaiting(!isRefusal(error))
        onRefused(error)
      },
    })
  const { variables, error, isPending, isSuccess } = charging
  return {
    charge,
    isWaiting,
    isPending,
    error,
    /** Sends the same charge again, where no answer came. */
    askAgain: !isSuccess && variables !== undefined ? () => charge(variables) : null,
  }
}

export type CardCharging = ReturnType<typeof useChargeCard>
