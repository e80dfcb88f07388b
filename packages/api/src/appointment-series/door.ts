export type { AppointmentSeriesApi } from './appointment-series-api'
export { APPOINTMENT_SERIES_MESSAGES } from './appointment-series-messages'
export { newSeriesChangePreview, newSeriesPreview, undoRefusedBy } from './new-series-preview'
export type { SeriesFrequency, SeriesRule, ShortMonths } from './series-rule'
export {
  BookedSeries,
  CreateSeriesBody,
  PreviewSeriesBody,
  SeriesChoice,
  SeriesIssue,
  SeriesOccurrence,
  SeriesPreview,
} from './appointment-series-contract'
export {
  ChangedOccurrence,
  ChangedSeries,
  ChangeSeriesBody,
  ExtendedSeries,
  ExtendSeriesBody,
  KeptOccurrence,
  PreviewExtensionBody,
  PreviewSeriesChangeBody,
  SeriesChangePreview,
  UndoneSeriesChange,
  type KeptReason,
  type SeriesField,
} from './series-changes-contract'
