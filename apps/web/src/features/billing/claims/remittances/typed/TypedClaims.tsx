import { CLAIMS_MESSAGES } from '@oaklet/api'
import { Banner, Card, focusField, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { afterFrames } from '../../../../../shared/after-frames'
import { failureWords } from '../../../../../shared/failure-words'
import type { FormState } from '../../../../../shared/forms/use-form'
import { useApi } from '../../../../../shared/use-api'
import { ClaimFinder } from '../one/ClaimFinder'
import { linePath, type TypedClaim, type TypedValues } from './typed-form'
import { claimToType } from './typed-payment'
import { TypedClaimFields } from './TypedClaimFields'

interface TypedClaimsProps {
  form: FormState<TypedValues>
  practiceId: string
  currency: string
}

/** The claims of a payment, each found among those that were sent to its insurance. */
export function TypedClaims({ form, practiceId, currency }: TypedClaimsProps) {
  const api = useApi()
  const { values, change, errorAt } = form
  const { payerId, claims } = values
  const finding = useMutation({
    mutationFn: (claimId: string) => api.claims.get({ practiceId, claimId }),
    onSuccess: (claim) => {
      change({ claims: [...claims, claimToType(claim)] })
      afterFrames(2, () => focusField(document.body, { path: linePath(claims.length, 0, 'paidCents') }))
    },
  })
  const put = (index: number, next: TypedClaim | null) => {
    change({ claims: claims.flatMap((claim, at) => (at === index ? (next ?? []) : claim)) })
    if (next === null) afterFrames(2, () => focusField(document.body, { path: 'claim' }))
  }
  return (
    <Stack gap="l">
      {claims.map((claim, index) => (
        <TypedClaimFields
          key={claim.key}
          claim={claim}
          index={index}
          errorAt={errorAt}
          currency={currency}
          onChange={(next) => put(index, next)}
          onRemove={() => put(index, null)}
        />
      ))}
      <Card title={claims.length === 0 ? 'Claims' : 'Another claim'}>
        {payerId === null ? (
          <Stack gap="s">
            <Text>Choose the insurance first. Then its claims can be found here.</Text>
            {errorAt('claim') !== undefined && <Text tone="error">{errorAt('claim')}</Text>}
          </Stack>
        ) : (
          <ClaimFinder
            key={claims.length}
            label="Find a claim by its control number or client"
            name="claim"
            payerId={payerId}
            exceptIds={claims.flatMap(({ id, isReversal }) => (isReversal ? [] : [id]))}
            claim={null}
            errorMessage={errorAt('claim')}
            onChange={(found) => found && finding.mutate(found.id)}
          />
        )}
        {finding.error && (
          <Banner tone="bad" isAnnounced>
            {failureWords(finding.error, CLAIMS_MESSAGES.get)}
          </Banner>
        )}
      </Card>
    </Stack>
  )
}
