import { newSeriesChangePreview } from '@oaklet/api'
import type { Appointment, ChangedSeries, PreviewSeriesChangeBody } from '@oaklet/api/contract'
import { Stack, Text } from '@oaklet/design-system'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { wallClock } from '../booking/appointment-form'
import { whenWords } from '../booking/when-words'
import { calendarQueries } from '../calendar-queries'
import { keepsWords } from './changed-words'
import { CANCELLING_WORDS, CHANGING_WORDS } from './preview-words'
import { PreviewDialog } from './PreviewDialog'
import { useDecidedPreview } from './use-decided-preview'
import { byHandWords, stayingWords } from './which-words'

interface ChangePreviewDialogProps {
  /** The appointment that was changed, as it was before. */
  appointment: Appointment
  seriesId: string
  body: PreviewSeriesChangeBody
  onChanged: (changed: ChangedSeries) => void
  /** Goes back to the choice of appointments. */
  onClose: () => void
}

/** All appointments that a change is for, before it is made: when they are now, and what stands in the way. */
export function ChangePreviewDialog(props: ChangePreviewDialogProps) {
  const { appointment, seriesId, body, onChanged, onClose } = props
  const api = useApi()
  const practiceId = usePracticeId()
  const { keyFor } = useIdempotencyKey()
  const decided = useDecidedPreview({
    choices: body.choices,
    queryFor: (choices) =>
      calendarQueries(api, practiceId).seriesChangePreview(seriesId, { ...body, choices: [...choices] }),
    save: (choices, seen) => {
      const asked = { ...body, choices: [...choices], seen }
      const options = { idempotencyKey: keyFor(asked) }
      return api.appointmentSeries.change({ practiceId, seriesId }, asked, options)
    },
    newPreview: newSeriesChangePreview,
    onSaved: onChanged,
  })
  const { timeZone, startsAt } = appointment
  const { change } = body
  const isCancelling = change.kind === 'cancel'
  const start = (isCancelling ? undefined : change.start) ?? wallClock(startsAt, timeZone).start
  const { preview } = decided
  const byHand = preview === undefined ? null : byHandWords(preview, timeZone)
  const staying = preview === undefined ? [] : stayingWords(preview, timeZone)

  const notices = [
    ...(isCancelling ? [CANCELLED] : []),
    ...(byHand === null ? [] : [byHand.stays]),
    ...staying,
  ]

  const nowOf = (date: string) => {
    const one = preview?.occurrences.find((occurrence) => occurrence.date === date)
    if (one === undefined) return null
    const keeps = keepsWords(one.keeps)
    return (
      <Stack gap="xs">
        <Text>{whenWords({ ...one.before, timeZone })}</Text>
        {keeps !== '' && <Text tone="quiet">{keeps}</Text>}
      </Stack>
    )
  }
  return (
    <PreviewDialog
      words={isCancelling ? CANCELLING_WORDS : CHANGING_WORDS}
      decided={decided}
      planned={{ timeZone, start }}
      tone={isCancelling ? 'danger' : 'primary'}
      extraColumn={isCancelling ? undefined : { header: 'Now', cell: nowOf }}
      notice={notices.map((words) => (
        <Text key={words} tone="quiet">
          {words}
        </Text>
      ))}
      onClose={onClose}
    />
  )
}

/** The practice cancels them, as one that is cancelled by its clinician. */
const CANCELLED =
  'They are cancelled by the clinician: nothing is billed, and what is held for them becomes free credit.'
