import type { Payer, Practice, RemittanceDetails, RemittanceOutcome } from '@oaklet/api/contract'
import { announce, focusField, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payersQuery } from '../../../../../records/payers/payers-queries'
import { afterFrames } from '../../../../../shared/after-frames'
import { countOf } from '../../../../../shared/count-of'
import { useApi } from '../../../../../shared/use-api'
import { useFocusAfterFrames } from '../../../../../shared/use-focus-after-frames'
import { useKeptFocus } from '../../../../../shared/use-kept-focus'
import { usePermissions } from '../../../../../shared/use-session'
import { claimPlaceId, OTHERS_ID, PLAN_ID, POSTING_ID } from './focus-places'
import { FocusPlace } from './FocusPlace'
import { OtherClaims } from './OtherClaims'
import { PaymentCard } from './PaymentCard'
import { PlanCard } from './PlanCard'
import { PostingBanner } from './PostingBanner'
import { PostRemittance } from './PostRemittance'
import { Problems } from './Problems'
import { ClaimCards, ReviewFields } from './ReviewFields'
import { usePosting } from './use-posting'
import { useReview } from './use-review'

const NO_PAYERS: readonly Payer[] = []

/**
 * A remittance in the order in which it is worked through: what keeps it from being posted, what needs a person, what
 * posting writes, and then all that needs nobody, so that few keys lead from the first to the last.
 */
export function RemittanceBody({
  remittance,
  practice,
}: {
  remittance: RemittanceDetails
  practice: Practice
}) {
  const mayDecide =
    usePermissions()('claims:post') &&
    remittance.state !== 'posted' &&
    remittance.refusal !== 'other_practice'
  const { data: payers = NO_PAYERS } = useQuery(payersQuery(useApi(), practice.id))
  const focusOn = useFocusAfterFrames()
  const [openedAt, setOpenedAt] = useState<ReadonlySet<number>>(new Set())
  const [isPayerOpen, setPayerOpen] = useState(false)
  const review = useReview(remittance, (saved) => {
    setPayerOpen(false)
    setOpenedAt(new Set())
    const waiting = waitingIn(saved)
    announce(
      waiting.length === 0
        ? 'No claim waits for you'
        : `${countOf(waiting.length, 'claim waits', 'claims wait')} for you`,
    )
    focusOn(waiting[0] === undefined ? PLAN_ID : claimPlaceId(waiting[0].segment))
  })
  const posting = usePosting(remittance, 'post')
  const refusedAt = (place: 'posting' | 'balance') =>
    posting.refusal?.place === place && remittance.state !== 'posted' ? posting.refusal.words : null
  // What was pressed to post or undo it goes with the state.
  useKeptFocus(remittance.state, POSTING_ID)

  const waiting = waitingIn(remittance)
  const isOpened = ({ segment }: { segment: number }) => openedAt.has(segment)
  const opened = remittance.claims.filter((one) => one.outcome !== 'needs_person' && isOpened(one))
  const others = remittance.claims.filter((one) => !NOT_LISTED.has(one.outcome) && !isOpened(one))
  const open = (segment: number) => {
    setOpenedAt((before) => new Set(before).add(segment))
    focusOn(claimPlaceId(segment))
  }
  const close = (segment: number) => {
    setOpenedAt((before) => new Set([...before].filter((one) => one !== segment)))
    focusOn(OTHERS_ID)
  }
  const openPayer = () => {
    setPayerOpen(true)
    afterFrames(2, () => focusField(document.body, { path: 'payerId' }))
  }
  return (
    <Stack gap="xl">
      <PostingBanner remittance={remittance} practice={practice} refused={refusedAt('posting')} />
      <Problems remittance={remittance} refused={refusedAt('balance')} />
      {mayDecide ? (
        <ReviewFields {...{ remittance, review, payers, isPayerOpen, waiting, opened }} onClose={close} />
      ) : (
        <>
          <ClaimCards
            title={`Needs somebody (${waiting.length})`}
            claims={waiting}
            form={null}
            {...{ remittance }}
          />
          <ClaimCards title="Opened by you" claims={opened} form={null} {...{ remittance, onClose: close }} />
        </>
      )}
      <FocusPlace
        id={PLAN_ID}
        label={remittance.state === 'posted' ? 'What was posted' : 'Before you post it'}
      >
        <PlanCard remittance={remittance}>
          <PostRemittance remittance={remittance} posting={posting} isTouched={review.form.isTouched} />
        </PlanCard>
      </FocusPlace>
      <OtherClaims claims={others} remittance={remittance} mayDecide={mayDecide} onOpen={open} />
      <PaymentCard
        remittance={remittance}
        practice={practice}
        onChangePayer={mayDecide && remittance.payer !== null ? openPayer : undefined}
      />
    </Stack>
  )
}

/** What stands above the others, and what is not shown. */
const NOT_LISTED: ReadonlySet<RemittanceOutcome> = new Set(['needs_person', 'elsewhere'])

const waitingIn = ({ claims }: RemittanceDetails) =>
  claims.filter(({ outcome }) => outcome === 'needs_person')
