export { notifyLowAuthorizations } from './notify-low-authorizations'
export { sumLowAuthorizations } from './sum-low-authorizations'
export { coverageRecord } from './coverage-record'
export { countUnverifiedCoverage, hasUnverifiedCoverage } from './unverified-coverage'
