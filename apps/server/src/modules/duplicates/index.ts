export { duplicateRecord } from './duplicate-record'
export { recordMark } from './not-duplicates'
export { findTwins, markTwins, refuseTwins } from './twins'
export { twinWords } from './twin-words'
