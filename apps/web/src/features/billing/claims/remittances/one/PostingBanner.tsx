import type { Practice, RemittanceDetails } from '@oaklet/api/contract'
import { AlertDialog, Banner, Button, showToast, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { dateInZone, formatDateAndTime } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { isRefusal } from '../../../../../shared/forms/use-as-sent'
import { useNow } from '../../../../../shared/use-now'
import { usePermissions } from '../../../../../shared/use-session'
import { POSTING_ID } from './focus-places'
import { FocusPlace } from './FocusPlace'
import { usePosting } from './use-posting'

interface PostingBannerProps {
  remittance: RemittanceDetails
  practice: Practice
  /** Why it was not posted just now: somebody else was first. */
  refused: string | null
}

/** When and by whom it was posted, and the way to take that back; or that it was undone. */
export function PostingBanner({ remittance, practice, refused }: PostingBannerProps) {
  const { posting, state } = remittance
  if (posting === null && refused === null) return null
  const isPosted = state === 'posted'
  return (
    <FocusPlace id={POSTING_ID} label={isPosted ? 'Posted' : 'Not posted'}>
      <Stack gap="m">
        {refused !== null && (
          <Banner tone="bad" isAnnounced title="Nothing was posted">
            {refused}
          </Banner>
        )}
        {posting &&
          (isPosted ? (
            <Posted {...{ remittance, practice, posting }} />
          ) : (
            <Undone {...{ practice, posting }} />
          ))}
      </Stack>
    </FocusPlace>
  )
}

interface PostingProps {
  practice: Practice
  posting: NonNullable<RemittanceDetails['posting']>
}

function Posted({ remittance, practice, posting }: PostingProps & { remittance: RemittanceDetails }) {
  const mayUndo = usePermissions()('claims:post')
  const { sending, version, refusal, failure } = usePosting(remittance, 'undo')
  const [isAsked, setAsked] = useState(false)
  const undo = () =>
    sending.mutate(
      { version },
      {
        onSuccess: () => {
          showToast({ title: 'Posting undone', tone: 'good' })
          setAsked(false)
        },
        // Why it was refused stands where the button is; what got no answer is asked again.
        onError: (error) => isRefusal(error) && setAsked(false),
      },
    )
  return (
    <>
      <Banner
        tone="good"
        title={`Posted ${useMoment(posting.postedAt, practice)} by ${posting.postedByName}`}
        actions={
          mayUndo && (
            <Button size="small" onPress={() => setAsked(true)}>
              Undo posting
            </Button>
          )
        }
      >
        The claims, invoices and sums below are those that were posted.
      </Banner>
      {refusal !== null && (
        <Banner tone="bad" isAnnounced title="It can’t be undone now">
          {refusal.words}
        </Banner>
      )}
      <AlertDialog
        title="Undo this posting?"
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setAsked}
        confirmLabel="Undo posting"
        cancelLabel="Keep it posted"
        isPending={sending.isPending}
        onConfirm={undo}
      >
        {failure !== null && (
          <Banner tone="bad" isAnnounced>
            {failure}
          </Banner>
        )}
        <p>
          {`The deposit of ${formatMoney(remittance.amountCents, remittance.currency)} is taken back, every claim stands as before, and what clients owe by it is credited. Afterwards you can decide and post anew.`}
        </p>
      </AlertDialog>
    </>
  )
}

function Undone({ practice, posting: { undoneAt, undoneByName } }: PostingProps) {
  const when = useMoment(undoneAt ?? '', practice)
  return (
    <Banner tone="info" title={`Undone ${when} by ${undoneByName ?? 'somebody'}`}>
      Every sum is as it was before. It can be decided on and posted again.
    </Banner>
  )
}

function useMoment(instant: string, { timeZone }: Practice): string {
  const today = dateInZone(useNow(), timeZone)
  return instant === '' ? '' : formatDateAndTime(instant, timeZone, today)
}
