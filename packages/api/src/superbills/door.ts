export type { SuperbillPath, SuperbillsApi } from './superbills-api'
export { SUPERBILLS_MESSAGES } from './superbills-messages'
export { SuperbillDocument, SuperbillLine } from './superbill-document'
export {
  SUPERBILL_FINDING_CODES,
  SUPERBILL_FINDING_LEVELS,
  SUPERBILL_FINDING_PLACES,
  SuperbillFinding,
  type SuperbillFindingCode,
} from './superbill-findings'
export { superbillFindings, superbillHolders } from './superbill-refusals'
export { IssueSuperbillBody, VoidSuperbillBody } from './superbill-steps-contract'
export {
  CreateSuperbillBody,
  MAX_SUPERBILL_CANDIDATES,
  MAX_SUPERBILL_DAYS,
  Superbill,
  SUPERBILL_STATUSES,
  SuperbillCandidate,
  SuperbillCandidates,
  SuperbillCandidatesQuery,
  SuperbillHolder,
  SuperbillFilters,
  SuperbillsQuery,
  SuperbillSummary,
  SuperbillTotals,
  type SuperbillStatus,
} from './superbills-contract'
