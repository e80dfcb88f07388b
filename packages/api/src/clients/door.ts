export { clientTwins } from './client-twins'
export type { ClientPath, ClientsApi } from './clients-api'
export { CLIENTS_MESSAGES } from './clients-messages'
export { CLIENT_STATUSES, nextClientStatuses, type ClientStatus } from './client-status'
export { REFERRAL_SOURCES, type ReferralSource } from './referral-source'
export { REFERRAL_SOURCE_WORDS } from './referral-source-words'
export { DiagnosisCode, Diagnoses, diagnosesScope, MAX_DIAGNOSES } from './diagnosis'
export { DIAGNOSIS_WORDS, diagnosisLabel } from './diagnosis-words'
export {
  ADMINISTRATIVE_SEXES,
  Client,
  CLIENT_TYPES,
  ClientAddress,
  ClientContact,
  ClientInput,
  ClientsQuery,
  ClientSummary,
  ClientTwin,
  CONTACT_KINDS,
  CreateClientBody,
  EmergencyContact,
  UpdateClientBody,
} from './clients-contract'
export {
  ImportClientsBody,
  ImportReport,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  RefusedRow,
} from './import-contract'
