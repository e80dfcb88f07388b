import type { Claim } from '@oaklet/api/contract'
import { PAGE_HEADING_ID, Stack } from '@oaklet/design-system'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { AnswersCard } from '../answers/AnswersCard'
import { AppealsCard } from './AppealsCard'
import { BesideCard } from './BesideCard'
import { BookCard } from './BookCard'
import { ClaimEditor } from './ClaimEditor'
import { ClaimFacts } from './ClaimFacts'
import { ClaimHistory } from './ClaimHistory'
import { DecisionCard } from './DecisionCard'
import { InvoicesCard } from './InvoicesCard'
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

/** What a claim says, as fields where it can be changed; what was done with it, where its boxes go, and what is owed for it. */
export function ClaimBody({ claim, timeZone, today, isTouched, onTouched }: ClaimBodyProps) {
  // The button that gives up what was typed goes with the fields.
  useKeptFocus(isTouched, PAGE_HEADING_ID)
  return (
    <Stack gap="xl">
      <DecisionCard claim={claim} />
      <InvoicesCard claim={claim} />
      <BesideCard claim={claim} />
      <AppealsCard claim={claim} today={today} />
      {claim.steps.includes('change') || isTouched ? (
        <ClaimEditor claim={claim} onTouched={onTouched} answers={<AnswersCard claim={claim} />} />
      ) : (
        <>
          <AnswersCard claim={claim} />
          <ClaimFacts claim={claim} />
        </>
      )}
      <ClaimHistory claim={claim} timeZone={timeZone} today={today} />
      <PlacesPanel form={claim.form} />
      {/* It comes late, so that nothing stands below it. */}
      <BookCard claim={claim} timeZone={timeZone} today={today} />
    </Stack>
  )
}
