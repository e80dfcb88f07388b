export { estimateRecord } from './estimate-record'
export { sumEstimatesDue } from './list-estimates-due'
