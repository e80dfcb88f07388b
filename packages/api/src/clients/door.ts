export { clientTwins } from './client-twins'
export type { ClientPath, ClientsApi } from './clients-api'
export type { ClientMemberPath, ClientMembersApi } from './client-members-api'
export { CLIENT_MEMBERS_MESSAGES } from './client-members-messages'
export {
  ClientMember,
  ClientMemberInput,
  ClientMembers,
  MAX_MEMBERS,
  MEMBER_ROLES,
  Membership,
  UpdateClientMemberBody,
  type MemberRole,
} from './client-members-contract'
export type { ClientPeopleApi, ClientPersonPath } from './client-people-api'
export { CLIENT_PEOPLE_MESSAGES } from './client-people-messages'
export { CLIENTS_MESSAGES } from './clients-messages'
export type { DuplicatesApi, TwoClientsPath } from './duplicates-api'
export { DUPLICATES_MESSAGES } from './duplicates-messages'
export {
  Duplicate,
  DUPLICATE_LIKENESSES,
  DuplicateClient,
  type DuplicateLikeness,
  DuplicatesQuery,
  MAX_DUPLICATES,
} from './duplicates-contract'
export { ClientContact, CONTACT_KINDS } from './client-contact'
export { ClientPerson, ClientPersonInput, MAX_PEOPLE, UpdateClientPersonBody } from './client-person'
export { LEGAL_CUSTODIES, PERSON_ROLES, type LegalCustody, type PersonRole } from './person-roles'
export { CLIENT_STATUSES, nextClientStatuses, type ClientStatus } from './client-status'
export { REFERRAL_SOURCES, type ReferralSource } from './referral-source'
export { REFERRAL_SOURCE_WORDS } from './referral-source-words'
export { DiagnosisCode, Diagnoses, diagnosesScope, MAX_DIAGNOSES } from './diagnosis'
export { DIAGNOSIS_WORDS, diagnosisLabel } from './diagnosis-words'
export {
  ADMINISTRATIVE_SEXES,
  Client,
  CLIENT_LIKENESSES,
  CLIENT_TYPES,
  ClientAddress,
  ClientInput,
  type ClientLikeness,
  ClientsQuery,
  ClientSummary,
  ClientTwin,
  CreateClientBody,
  NewClientInput,
  UpdateClientBody,
} from './clients-contract'
export {
  ImportClientsBody,
  ImportReport,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  RefusedRow,
} from './import-contract'
