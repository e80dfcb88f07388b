import type { Claim } from '@oaklet/api/contract'
import { Stack } from '@oaklet/design-system'
import { ClaimEditor } from './ClaimEditor'
import { ClaimFacts } from './ClaimFacts'
import { ClaimHistory } from './ClaimHistory'
import { PlacesPanel } from './PlacesPanel'

interface ClaimBodyProps {
  claim: Claim
  timeZone: string
  /** Today where the practice is. */
  today: string
  /** Whether something typed is not saved: it stays, also where somebody else sends the claim meanwhile. */
  isTouched: boolean
  /** Called with whether something typed is not saved. */
  onTouched: (isTouched: boolean) => void
}

/** What a claim says, as fields where it can be changed; what was done with it, and where its boxes go. */
export const ClaimBody = ({ claim, timeZone, today, isTouched, onTouched }: ClaimBodyProps) => (
  <Stack gap="xl">
    {claim.steps.includes('change') || isTouched ? (
      <ClaimEditor claim={claim} onTouched={onTouched} />
    ) : (
      <ClaimFacts claim={claim} />
    )}
    <ClaimHistory claim={claim} timeZone={timeZone} today={today} />
    <PlacesPanel form={claim.form} />
  </Stack>
)
