export { purgeEmailChanges } from './purge-email-changes'
