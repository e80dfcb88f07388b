import type { Api } from '@oaklet/api'
import type {
  AppointmentRangeQuery,
  DaySheetQuery,
  OpenDaysQuery,
  OpeningsQuery,
  PreviewExtensionBody,
  PreviewSeriesBody,
  PreviewSeriesChangeBody,
  SeriesChangePreview,
  SeriesPreview,
} from '@oaklet/api/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The key under which every range of the calendar is kept. */
export const rangesKey = (practiceId: string) => [practiceId, 'appointments', 'range'] as const

/** What stands in the way of a plan, for what is decided about it. */
export interface PreviewQuery<Preview> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Preview>
}

/** What the calendar reads; every key starts with the practice. */
export const calendarQueries = (api: Api, practiceId: string) => ({
  range: (range: AppointmentRangeQuery) =>
    queryOptions({
      queryKey: [...rangesKey(practiceId), range],
      queryFn: ({ signal }) => api.appointments.list({ practiceId }, range, { signal }),
      placeholderData: keepPreviousData,
    }),
  openDays: (days: OpenDaysQuery) =>
    queryOptions({
      queryKey: [practiceId, 'open-days', days],
      queryFn: ({ signal }) => api.appointments.openDays({ practiceId }, days, { signal }),
      placeholderData: keepPreviousData,
    }),
  blocks: (days: OpenDaysQuery) =>
    queryOptions({
      queryKey: [practiceId, 'calendar-blocks', days],
      queryFn: ({ signal }) => api.calendarBlocks.list({ practiceId }, days, { signal }),
      placeholderData: keepPreviousData,
    }),
  met: (blockId: string) =>
    queryOptions({
      queryKey: [practiceId, 'calendar-blocks', 'met', blockId],
      queryFn: ({ signal }) => api.calendarBlocks.met({ practiceId, blockId }, { signal }),
      staleTime: 0,
    }),
  openings: (query: OpeningsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'appointments', 'openings', query],
      queryFn: ({ signal }) => api.appointments.openings({ practiceId }, query, { signal }),
      // Somebody else may have booked one meanwhile.
      staleTime: 0,
    }),
  daySheet: (query: DaySheetQuery) =>
    queryOptions({
      // Outside of what is read anew with the practice: each reading is an event in the audit log.
      queryKey: ['day-sheet', practiceId, query],
      queryFn: ({ signal }) => api.appointments.daySheet({ practiceId }, query, { signal }),
      staleTime: Infinity,
      gcTime: 0,
    }),
  one: (appointmentId: string) =>
    queryOptions({
      queryKey: [practiceId, 'appointments', 'one', appointmentId],
      queryFn: ({ signal }) => api.appointments.get({ practiceId, appointmentId }, { signal }),
    }),
  seriesPreview: (body: PreviewSeriesBody): PreviewQuery<SeriesPreview> => ({
    queryKey: [practiceId, 'appointment-series', 'preview', body],
    queryFn: ({ signal }) => api.appointmentSeries.preview({ practiceId }, body, { signal }),
  }),
  seriesChangePreview: (
    seriesId: string,
    body: PreviewSeriesChangeBody,
  ): PreviewQuery<SeriesChangePreview> => ({
    queryKey: [practiceId, 'appointment-series', seriesId, 'change', body],
    queryFn: ({ signal }) => api.appointmentSeries.previewChange({ practiceId, seriesId }, body, { signal }),
  }),
  extensionPreview: (seriesId: string, body: PreviewExtensionBody): PreviewQuery<SeriesPreview> => ({
    queryKey: [practiceId, 'appointment-series', seriesId, 'extension', body],
    queryFn: ({ signal }) =>
      api.appointmentSeries.previewExtension({ practiceId, seriesId }, body, { signal }),
  }),
})
