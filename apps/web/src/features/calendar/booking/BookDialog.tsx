import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Appointment, BookedSeries, PreviewSeriesBody, Practice } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { calendarQueries } from '../calendar-queries'
import { NO_REPEAT, repeatErrors, ruleOf } from '../series/repeat-form'
import { RepeatFields } from '../series/RepeatFields'
import { seriesBodyOf } from '../series/series-body'
import { bodyOf, emptyAppointment, type AppointmentValues } from './appointment-form'
import { AppointmentFields } from './AppointmentFields'
import type { AppointmentActions } from './use-appointment-actions'
import { useAppointmentForm } from './use-appointment-form'
import type { BookingChoices } from './use-booking-choices'

const SeriesPreviewDialog = lazyDialog(
  () => 'Repeating appointments',
  async () => (await import('../series/SeriesPreviewDialog')).SeriesPreviewDialog,
)

interface BookDialogProps {
  practice: Practice
  choices: BookingChoices
  given: Partial<AppointmentValues>
  create: AppointmentActions['create']
  onBooked: (appointment: Appointment) => void
  onSeriesBooked: (booked: BookedSeries) => void
  onClose: () => void
}

/** Books a new appointment, or several that repeat; what is known already is filled in. */
export function BookDialog(props: BookDialogProps) {
  const { practice, choices, given, create, onBooked, onSeriesBooked, onClose } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useAppointmentForm(() => emptyAppointment(given))
  const { date } = form.values
  const repeat = useForm({
    initial: NO_REPEAT,
    errorsOf: (values) => repeatErrors(values, date),
    clearsAsTyped: true,
  })
  const [planned, setPlanned] = useState<PreviewSeriesBody | null>(null)
  const look = useMutation({
    mutationFn: (body: PreviewSeriesBody) =>
      // What was seen a while ago may not hold any more.
      queryClient.query({ ...calendarQueries(api, practice.id).seriesPreview(body), staleTime: 0 }),
    onSuccess: (_preview, body) => setPlanned(body),
    onError: form.refuse,
  })
  const rule = ruleOf(repeat.values, date)
  const close = () => {
    create.reset()
    onClose()
  }
  const submit = () => {
    // Both are asked, so that each field says what it needs.
    const isWhole = [form.check(), repeat.check()].every(Boolean)
    const body = bodyOf(form.values, { timeZone: practice.timeZone, services: choices.services })
    if (!isWhole || body === null) return
    if (rule === null) create.mutate(body, { onSuccess: onBooked, onError: form.refuse })
    else look.mutate(seriesBodyOf(body, form.values, rule))
  }
  return (
    <>
      <FormDialog
        title="New appointment"
        form={{
          errors: [...form.errors, ...repeat.errors],
          isTouched: form.isTouched || repeat.isTouched,
          isStopped: form.isStopped || repeat.isStopped,
        }}
        submitLabel={rule === null ? 'Book appointment' : 'Look through the dates'}
        pendingLabel={rule === null ? 'Booking…' : 'Looking…'}
        isPending={create.isPending || look.isPending}
        error={rule === null ? create.error : look.error}
        fallback={APPOINTMENTS_MESSAGES.create}
        onSubmit={submit}
        onClose={close}
      >
        <AppointmentFields form={form} choices={choices} isClientSettled={false} />
        <RepeatFields form={repeat} date={date} />
      </FormDialog>
      {planned !== null && (
        <SeriesPreviewDialog body={planned} onBooked={onSeriesBooked} onClose={() => setPlanned(null)} />
      )}
    </>
  )
}
