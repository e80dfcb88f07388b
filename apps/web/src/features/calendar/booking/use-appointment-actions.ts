import type {
  Appointment,
  AppointmentStatus,
  CreateAppointmentBody,
  SetAttendanceBody,
  UpdateAppointmentBody,
} from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import type { Confirmed } from './booking-refusal'
import { calendarQueries, rangesKey } from '../calendar-queries'
import { useBookingQuestions } from './use-booking-questions'

/** A new time for an appointment, or another clinician, made on the version that was seen. */
export interface Move {
  appointment: Pick<Appointment, 'id' | 'version'>
  startsAt: string
  endsAt: string
  clinicianId: string
  /** What needs no question. */
  confirmed?: Partial<Confirmed>
}

/** Everything that the calendar does to appointments, with the questions in between. */
export function useAppointmentActions() {
  const api = useApi()
  const queryClient = useQueryClient()
  const practiceId = usePracticeId()
  const refresh = useRefreshPractice()
  const { keyFor, renewKey } = useIdempotencyKey()
  const { question, book } = useBookingQuestions()

  /** Shows what the server answered before anything is asked again, so that nothing jumps back meanwhile. */
  const show = (changed: Appointment) => {
    queryClient.setQueriesData<Appointment[]>({ queryKey: rangesKey(practiceId) }, (shown) =>
      shown?.map((appointment) => (appointment.id === changed.id ? changed : appointment)),
    )
    queryClient.setQueryData(calendarQueries(api, practiceId).one(changed.id).queryKey, changed)
  }
  const settle = { onSuccess: show, onSettled: () => void refresh() }

  return {
    question,
    create: useMutation({
      mutationFn: (body: CreateAppointmentBody) =>
        book((confirmed) => {
          const asked = { ...body, ...confirmed }
          return api.appointments.create({ practiceId }, asked, { idempotencyKey: keyFor(asked) })
        }),
      ...settle,
      onSuccess: (booked) => {
        renewKey()
        show(booked)
      },
    }),
    update: useMutation({
      mutationFn: ({ id, body }: { id: string; body: UpdateAppointmentBody }) =>
        book((confirmed) =>
          api.appointments.update({ practiceId, appointmentId: id }, { ...body, ...confirmed }),
        ),
      ...settle,
    }),
    move: useMutation({
      mutationFn: ({ appointment: { id, version }, startsAt, endsAt, clinicianId, confirmed: given }: Move) =>
        book(
          (confirmed) =>
            api.appointments.move(
              { practiceId, appointmentId: id },
              { startsAt, endsAt, clinicianId, version, ...confirmed },
            ),
          given,
        ),
      ...settle,
    }),
    undoSeries: useMutation({
      // A change is undone once, so its id is the key.
      mutationFn: (changeId: string) =>
        api.appointmentSeries.undo({ practiceId, changeId }, { idempotencyKey: changeId }),
      onSettled: () => void refresh(),
    }),
    setAttendance: useMutation({
      mutationFn: ({ id, body }: { id: string; body: SetAttendanceBody }) =>
        api.appointments.setAttendance({ practiceId, appointmentId: id }, body),
      ...settle,
    }),
    setStatus: useMutation({
      mutationFn: ({ id, version, status }: { id: string; version: number; status: AppointmentStatus }) =>
        book(({ allowOverlap, allowClientOverlap }) =>
          api.appointments.setStatus(
            { practiceId, appointmentId: id },
            { status, version, allowOverlap, allowClientOverlap },
          ),
        ),
      ...settle,
    }),
  }
}

export type AppointmentActions = ReturnType<typeof useAppointmentActions>
