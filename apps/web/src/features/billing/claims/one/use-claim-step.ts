import type { Api } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { useAsSent } from '../../../../shared/forms/use-as-sent'
import { useApi } from '../../../../shared/use-api'
import { useIdempotencyKey } from '../../../../shared/use-idempotency-key'

/** The call that takes a step with a claim. */
export type Step<Body> = (
  api: Api['claims'],
  params: { practiceId: string; claimId: string },
  body: Body & { version: number },
  options: { idempotencyKey: string },
) => Promise<Claim>

/** Takes a step with the claim on view; `version` is the one that is sent, also while an answer is not known. */
export function useClaimStep<Body extends object>({ id, practiceId, version }: Claim, step: Step<Body>) {
  const api = useApi()
  const { keyFor } = useIdempotencyKey()
  const taking = useMutation({
    mutationFn: (body: Body & { version: number }) =>
      step(api.claims, { practiceId, claimId: id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  return { taking, version: useAsSent(version, taking) }
}
