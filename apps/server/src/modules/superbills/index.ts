export { draftDocument } from './draft-document'
export { sumLines } from './superbill-content'
export { superbillRecord } from './superbill-record'
export { listSuperbills } from './list-superbills'
