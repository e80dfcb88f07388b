export { makeExports } from './make-exports'
export { purgeExports } from './purge-exports'
