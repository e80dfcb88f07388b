export { makeExports } from './make-exports'
export { tidyExports } from './tidy-exports'
