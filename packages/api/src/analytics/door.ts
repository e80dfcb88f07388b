export type { AnalyticsApi, AnalyticsFile } from './analytics-api'
export { ANALYTICS_MESSAGES, analyticsMessage } from './analytics-messages'
export {
  Analytics,
  ANALYTICS_EXPORT_FORMATS,
  ANALYTICS_TYPES,
  ANALYTICS_UNITS,
  AnalyticsExportQuery,
  AnalyticsFigure,
  AnalyticsBreakdown,
  AnalyticsQuery,
  AnalyticsSeries,
  SERIES_STEPS,
  type AnalyticsExportFormat,
  type AnalyticsType,
  type AnalyticsUnit,
  type SeriesStep,
} from './analytics-contract'
export {
  ANALYTICS_AGGREGATIONS,
  ANALYTICS_RECORD_KINDS,
  AnalyticsRecord,
  AnalyticsRecords,
  AnalyticsRecordsQuery,
  type AnalyticsAggregation,
  type AnalyticsRecordKind,
} from './analytics-records-contract'
export {
  DATE_RANGES,
  DEFAULT_DATE_RANGE,
  resolveDateRange,
  type ChosenRange,
  type DateRangeName,
  type DateSpan,
} from './date-range'
