import { newSeriesPreview } from '@oaklet/api'
import type { BookedSeries, PreviewSeriesBody } from '@oaklet/api/contract'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { calendarQueries } from '../calendar-queries'
import { BOOKING_WORDS } from './preview-words'
import { PreviewDialog } from './PreviewDialog'
import { useDecidedPreview } from './use-decided-preview'

interface SeriesPreviewDialogProps {
  body: PreviewSeriesBody
  onBooked: (booked: BookedSeries) => void
  /** Goes back to the form, in which everything is as it was. */
  onClose: () => void
}

/** All dates of a series before they are booked. */
export function SeriesPreviewDialog({ body, onBooked, onClose }: SeriesPreviewDialogProps) {
  const api = useApi()
  const practiceId = usePracticeId()
  const { keyFor } = useIdempotencyKey()
  const decided = useDecidedPreview({
    choices: body.choices,
    queryFor: (choices) => calendarQueries(api, practiceId).seriesPreview({ ...body, choices: [...choices] }),
    save: (choices, seen) => {
      const asked = { ...body, choices: [...choices], seen }
      return api.appointmentSeries.create({ practiceId }, asked, { idempotencyKey: keyFor(asked) })
    },
    newPreview: newSeriesPreview,
    onSaved: onBooked,
  })
  return <PreviewDialog words={BOOKING_WORDS} decided={decided} planned={body} onClose={onClose} />
}
