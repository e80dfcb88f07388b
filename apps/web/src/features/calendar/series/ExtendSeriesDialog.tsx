import { APPOINTMENT_SERIES_MESSAGES, newSeriesPreview } from '@oaklet/api'
import type { Appointment, ExtendedSeries, PreviewExtensionBody } from '@oaklet/api/contract'
import { Columns, DatePicker, NumberField, Select, Text } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { wallClock } from '../booking/appointment-form'
import { calendarQueries } from '../calendar-queries'
import { extensionErrors, extensionOf, NEW_EXTENSION } from './extension-form'
import { EXTENDING_WORDS } from './preview-words'
import { PreviewDialog } from './PreviewDialog'
import { placeInSeries } from './series-words'
import { useDecidedPreview } from './use-decided-preview'

interface ExtendSeriesDialogProps {
  /** One of the series. */
  appointment: Appointment
  onExtended: (added: ExtendedSeries) => void
  onClose: () => void
}

/** Asks how many more dates a series gets, and shows them before they are booked. */
export function ExtendSeriesDialog({ appointment, onExtended, onClose }: ExtendSeriesDialogProps) {
  const { series } = appointment
  const seriesId = series?.id ?? ''
  const queries = calendarQueries(useApi(), usePracticeId())
  const queryClient = useQueryClient()
  const form = useForm({ initial: NEW_EXTENSION, errorsOf: extensionErrors, clearsAsTyped: true })
  const [planned, setPlanned] = useState<PreviewExtensionBody | null>(null)
  const look = useMutation({
    mutationFn: (body: PreviewExtensionBody) =>
      // What was seen a while ago may not hold any more.
      queryClient.query({ ...queries.extensionPreview(seriesId, body), staleTime: 0 }),
    onSuccess: (_preview, body) => setPlanned(body),
    onError: form.refuse,
  })
  const { ends } = form.values
  return (
    <>
      <FormDialog
        title="Add more dates"
        size="s"
        form={form}
        submitLabel="Look through the dates"
        pendingLabel="Looking…"
        isPending={look.isPending}
        error={look.error}
        fallback={APPOINTMENT_SERIES_MESSAGES.previewExtension}
        notice={
          series !== null && <Text tone="quiet">{`This appointment is ${placeInSeries(series)}.`}</Text>
        }
        onSubmit={() => {
          if (form.check()) look.mutate(extensionOf(form.values))
        }}
        onClose={onClose}
      >
        <Columns template="equal" gap="l">
          <Select
            label="Ends"
            name="ends"
            items={[
              { id: 'count', label: 'After a number' },
              { id: 'date', label: 'On a date' },
            ]}
            selectedKey={ends}
            onSelectionChange={(chosen) => form.change({ ends: chosen })}
          />
          {ends === 'count' ? (
            <NumberField label="More appointments" minValue={1} maxValue={299} {...form.field('more')} />
          ) : (
            <DatePicker label="Last day" {...form.field('endsOn')} />
          )}
        </Columns>
      </FormDialog>
      {planned !== null && (
        <ExtensionPreview
          appointment={appointment}
          seriesId={seriesId}
          body={planned}
          onExtended={onExtended}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  )
}

interface ExtensionPreviewProps extends ExtendSeriesDialogProps {
  seriesId: string
  body: PreviewExtensionBody
}

/** The dates that would be added. */
function ExtensionPreview({ appointment, seriesId, body, onExtended, onClose }: ExtensionPreviewProps) {
  const api = useApi()
  const practiceId = usePracticeId()
  const { keyFor } = useIdempotencyKey()
  const { startsAt, timeZone } = appointment
  const decided = useDecidedPreview({
    choices: body.choices,
    queryFor: (choices) =>
      calendarQueries(api, practiceId).extensionPreview(seriesId, { ...body, choices: [...choices] }),
    save: (choices, seen) => {
      const asked = { ...body, choices: [...choices], seen }
      const options = { idempotencyKey: keyFor(asked) }
      return api.appointmentSeries.extend({ practiceId, seriesId }, asked, options)
    },
    newPreview: newSeriesPreview,
    onSaved: onExtended,
  })
  const planned = { timeZone, start: wallClock(startsAt, timeZone).start }
  return <PreviewDialog words={EXTENDING_WORDS} decided={decided} planned={planned} onClose={onClose} />
}
