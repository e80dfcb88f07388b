export { notifyLowAuthorizations } from './notify-low-authorizations'
export { sumLowAuthorizations } from './sum-low-authorizations'
export { coverageRecord } from './coverage-record'
