export type { EstimatePath, EstimatesApi } from './estimates-api'
export { ESTIMATES_MESSAGES } from './estimates-messages'
export { ESTIMATE_NOTICES } from './estimate-notices'
export { ESTIMATE_PLACE_WORDS } from './estimate-place-words'
export {
  ESTIMATE_PLACES,
  EstimateDocument,
  EstimateLine,
  MAX_ESTIMATE_LINES,
  type EstimatePlace,
} from './estimate-document'
export {
  CreateEstimateBody,
  Estimate,
  ESTIMATE_LACKS,
  ESTIMATE_REASONS,
  ESTIMATE_STATUSES,
  EstimateFilters,
  EstimatesQuery,
  EstimateSummary,
  EstimateTotals,
  UpdateEstimateBody,
  type EstimateLack,
  type EstimateReason,
  type EstimateStatus,
} from './estimates-contract'
export {
  ESTIMATE_DUE_CAUSES,
  EstimateDue,
  EstimatesDue,
  EstimatesDueQuery,
  MAX_ESTIMATES_DUE,
  type EstimateDueCause,
} from './estimates-due-contract'
