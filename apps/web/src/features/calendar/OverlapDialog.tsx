import { AlertDialog } from '@oaklet/design-system'
import { dateInZone, formatLongDate, formatTime } from '../../shared/format-date'
import type { OverlapQuestion } from './use-overlap-question'

interface OverlapDialogProps {
  question: OverlapQuestion | null
  timeZone: string
}

/** Asks whether the clinician may be booked twice, naming who is there already and when. */
export function OverlapDialog({ question, timeZone }: OverlapDialogProps) {
  return (
    <AlertDialog
      title="Book at the same time?"
      isOpen={question !== null}
      onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
      confirmLabel="Book anyway"
      cancelLabel="Choose another time"
      onConfirm={() => question?.answer(true)}
    >
      {question?.conflicts.map(({ id, clientNames, startsAt, endsAt }) => (
        <p key={id}>
          {clientNames}: {formatLongDate(dateInZone(startsAt, timeZone))}, {formatTime(startsAt, timeZone)} to{' '}
          {formatTime(endsAt, timeZone)}
        </p>
      ))}
    </AlertDialog>
  )
}
