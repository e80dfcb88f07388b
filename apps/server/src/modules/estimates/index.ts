export { estimateDocument } from './draft-document'
export { estimateRecord } from './estimate-record'
export { sumEstimatesDue } from './list-estimates-due'
export { suggestLines } from './suggest-lines'
