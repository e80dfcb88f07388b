import type { Api } from '@oaklet/api'
import { queryOptions } from '@tanstack/react-query'

/** What the reminders of appointments are read with; every key starts with the practice. */
export const remindersQueries = (api: Api, practiceId: string) => ({
  settings: () =>
    queryOptions({
      queryKey: [practiceId, 'reminders', 'settings'],
      queryFn: ({ signal }) => api.reminders.settings({ practiceId }, { signal }),
    }),
  /** Each version of an appointment has reminders of its own, as it may have been moved. */
  ofAppointment: (appointmentId: string, version: number) =>
    queryOptions({
      queryKey: [practiceId, 'reminders', 'appointment', appointmentId, version],
      queryFn: ({ signal }) => api.reminders.ofAppointment({ practiceId, appointmentId }, { signal }),
    }),
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'reminders', 'client', clientId],
      queryFn: ({ signal }) => api.reminders.ofClient({ practiceId, clientId }, { signal }),
    }),
})
