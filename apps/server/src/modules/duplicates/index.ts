export { duplicateRecord } from './duplicate-record'
export { findTwins, markTwins, refuseTwins } from './twins'
export { twinWords } from './twin-words'
