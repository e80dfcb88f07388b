import type { Appointment, AppointmentStatus } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { APPOINTMENT_WORDS } from '../../records/appointments/appointment-words'
import { clientNames } from '../../records/clients/client-names'
import { useApi } from '../../shared/use-api'
import { useRefreshPractice } from '../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../shared/use-session'
import { dashboardQuery } from './dashboard-queries'

/** Changes the status of one of today's appointments in place. */
export function useSetStatus() {
  const api = useApi()
  const practiceId = usePracticeId()
  const queryClient = useQueryClient()
  const refresh = useRefreshPractice()
  const { queryKey } = dashboardQuery(api, practiceId)

  /** Shows the answer of the server until the dashboard has been reloaded. */
  const show = (changed: Appointment) => {
    queryClient.setQueryData(
      queryKey,
      (day) =>
        day && {
          ...day,
          appointments: day.appointments.map((one) => (one.id === changed.id ? changed : one)),
        },
    )
    showToast({ title: `${clientNames(changed)}: ${APPOINTMENT_WORDS[changed.status].word.toLowerCase()}` })
  }
  return useMutation({
    mutationFn: ({ id, version, status }: { id: string; version: number; status: AppointmentStatus }) =>
      api.appointments.setStatus({ practiceId, appointmentId: id }, { status, version }),
    onSuccess: show,
    onSettled: () => void refresh(),
  })
}
