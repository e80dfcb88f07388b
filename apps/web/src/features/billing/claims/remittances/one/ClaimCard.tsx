import type { RemittanceClaim, RemittanceDetails } from '@oaklet/api/contract'
import { Button, Card, Heading, Inline, Stack, StatusBadge } from '@oaklet/design-system'
import { useId } from 'react'
import { ClaimChoice } from './ClaimChoice'
import { claimPlaceId } from './focus-places'
import { FocusPlace } from './FocusPlace'
import { OUTCOME_BADGES, saidName } from './said-words'
import { SaidClaim } from './SaidClaim'
import type { ReviewForm } from './use-review'

interface ClaimCardProps {
  claim: RemittanceClaim
  remittance: RemittanceDetails
  /** Holds the choices; null where the person may not choose. */
  form: ReviewForm | null
  /** Puts it back among the others, where it was opened by hand. */
  onClose?: () => void
}

/** A claim of the file, all that is said of it, and what a person decides about it. */
export function ClaimCard({ claim, remittance, form, onClose }: ClaimCardProps) {
  const name = saidName(claim.said)
  const { word, tone } = OUTCOME_BADGES[claim.outcome]
  const matchId = useId()
  return (
    <FocusPlace id={claimPlaceId(claim.segment)} label={`${name}, ${word}`} describedBy={matchId}>
      <Card>
        <Stack gap="l">
          <Inline gap="m" justify="between">
            <Inline gap="m">
              <Heading level={3}>{name}</Heading>
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </Inline>
            {onClose && (
              <Button size="small" tone="quiet" aria-label={`Close ${name}`} onPress={onClose}>
                Close
              </Button>
            )}
          </Inline>
          <SaidClaim claim={claim} remittance={remittance} matchId={matchId} />
          {form && <ClaimChoice claim={claim} remittance={remittance} form={form} />}
        </Stack>
      </Card>
    </FocusPlace>
  )
}
