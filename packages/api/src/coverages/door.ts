export type { AuthorizationPath, CoveragePath, CoveragesApi } from './coverages-api'
export { COVERAGES_MESSAGES } from './coverages-messages'
export { COVERAGE_TIMES, coverageTime, type CoverageDays, type CoverageTime } from './coverage-time'
export {
  AUTHORIZATION_STATE_WORDS,
  AUTHORIZATION_STATES,
  authorizationStanding,
  FEW_DAYS,
  FEW_VISITS,
  type AuthorizationStanding,
  type AuthorizationState,
  type AuthorizationUse,
} from './authorization-standing'
export { LowAuthorizations } from './low-authorizations'
export {
  Authorization,
  AuthorizationInput,
  AuthorizationsQuery,
  ListedAuthorization,
  UpdateAuthorizationBody,
} from './authorizations-contract'
export { COVERAGE_RELATIONS, type CoverageRelation } from './coverage-relations'
export {
  ClientCoverages,
  Coverage,
  COVERAGE_STATUSES,
  CoverageInput,
  PolicyHolder,
  UpdateCoverageBody,
  type CoverageStatus,
} from './coverages-contract'
