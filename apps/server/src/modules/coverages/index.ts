export { sumLowAuthorizations } from './sum-low-authorizations'
export { coverageRecord } from './coverage-record'
