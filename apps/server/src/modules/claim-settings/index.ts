export { claimSettingsRecord } from './claim-settings-record'
export { readClaimSettings } from './read-claim-settings'
