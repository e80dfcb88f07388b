export type { MeasurePath, MeasuresApi } from './measures-api'
export { MEASURES_MESSAGES } from './measures-messages'
export {
  ASKS_DIFFICULTY,
  asksOfSelfHarm,
  BAND_STARTS,
  bandOf,
  HIGHEST_ANSWERS,
  highestScore,
  MEASURE_BANDS,
  MEASURE_KINDS,
  MEASURE_LENGTHS,
  meetsPtsdClusters,
  scoreOf,
  tellsOfSelfHarm,
  type MeasureBand,
  type MeasureKind,
} from './measure-scoring'
export {
  AcknowledgeAlertBody,
  MarkMeasureErrorBody,
  Measure,
  MEASURE_DIFFICULTIES,
  MEASURE_SOURCES,
  MEASURE_STATUSES,
  MeasuresQuery,
  RecordMeasureBody,
  type MeasureDifficulty,
} from './measures-contract'
export {
  ANSWER_WORDS,
  BAND_WORDS,
  DIFFICULTY_QUESTION,
  DIFFICULTY_WORDS,
  MEASURE_NAMES,
  MEASURE_QUESTIONS,
  MEASURE_STEMS,
} from './measure-words'
