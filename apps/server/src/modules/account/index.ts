export { tidyEmailChanges } from './tidy-email-changes'
