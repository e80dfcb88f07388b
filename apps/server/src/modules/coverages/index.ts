export { coverageRecord } from './coverage-record'
