import { hasErrorCode } from '@oaklet/api'
import type { PaymentDetails } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefreshPractice } from '../practice/use-refresh-practice'
import { isRefusal } from '../../shared/forms/use-as-sent'
import { useIdempotencyKey } from '../../shared/use-idempotency-key'

interface ProviderCallOptions<Body extends object> {
  send: (body: Body, options: { idempotencyKey: string }) => Promise<PaymentDetails>
  /** Whether the provider has not decided yet. */
  isUndecided: (answer: PaymentDetails) => boolean
  onDone: (answer: PaymentDetails, body: Body) => void
}

/**
 * Has the provider move money once. While it isn’t known whether it did, this waits: what is asked again then is the
 * same call under the same key, never a second one.
 */
export function useProviderCall<Body extends object>({
  send,
  isUndecided,
  onDone,
}: ProviderCallOptions<Body>) {
  const { keyFor, renewKey } = useIdempotencyKey()
  const [isWaiting, setWaiting] = useState(false)
  const sending = useMutation({
    mutationFn: (body: Body) => send(body, { idempotencyKey: keyFor(body) }),
    // What was refused is asked for anew with the next try.
    onError: (error) => hasErrorCode(error, 'provider_refused') && renewKey(),
    onSettled: useRefreshPractice(),
  })
  const call = (body: Body, onRefused: (error: unknown) => void = () => undefined) =>
    sending.mutate(body, {
      onSuccess: (answer) => {
        setWaiting(isUndecided(answer))
        if (!isUndecided(answer)) onDone(answer, body)
      },
      onError: (error) => {
        setWaiting(!isRefusal(error))
        onRefused(error)
      },
    })
  const { variables, error, isPending, isSuccess } = sending
  return {
    call,
    isWaiting,
    isPending,
    error,
    /** Sends the same call again, where no answer came. */
    askAgain: !isSuccess && variables !== undefined ? () => call(variables) : null,
  }
}
