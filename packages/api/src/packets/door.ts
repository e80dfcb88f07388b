export type { PacketPath, PacketsApi } from './packets-api'
export { createOnboardingApi, type OnboardingApi } from './onboarding-api'
export { ONBOARDING_MESSAGES, PACKETS_MESSAGES } from './packets-messages'
export {
  ASKED_KINDS,
  DIFFICULTY_PAGE,
  FORM_KINDS,
  FORM_PAGES,
  FormAnswers,
  filePageOf,
  isDoneByPages,
  isFormItem,
  isMeasureItem,
  missingPages,
  packetGaps,
  PASSED,
  PACKET_ITEM_KINDS,
  pageSchema,
  pagesOf,
  type AskedKind,
  type FormKind,
  type GapItem,
  type PacketGap,
  type PacketItemKind,
  type PagedItem,
  type SavedPage,
} from './packet-pages'
export {
  emergencyContactOf,
  emergencyPerson,
  isSamePerson,
  packetDifferences,
  REVIEW_FIELDS,
  withAccepted,
  type ComparedClient,
  type EmergencyContact,
  type PacketDifference,
  type ReviewField,
  type ReviewValues,
} from './packet-differences'
export {
  ListedPacket,
  MAX_PACKET_DAYS,
  Packet,
  PacketItem,
  PACKET_ITEM_STATES,
  PACKET_LIFE_DAYS,
  PACKET_QUEUES,
  PACKET_STATUSES,
  PracticePacketsQuery,
  RevokePacketBody,
  SendPacketBody,
  type PacketItemState,
  type PacketQueue,
  type PacketStatus,
} from './packets-contract'
export {
  OnboardingCodeSent,
  OnboardingForms,
  OnboardingItem,
  OnboardingPage,
  ONBOARDING_IDLE_MS,
  OpenedOnboarding,
  OpenOnboardingBody,
  SentFile,
  SaveOnboardingPageBody,
  VerifyOnboardingBody,
} from './onboarding-contract'
export {
  ChooseSigningBody,
  DeclineDocumentBody,
  OnboardingDocument,
  SignDocumentBody,
} from './signing-contract'
export { PacketAnswers } from './packet-answers-contract'
export { AddPacketItemsBody, WaivePacketItemBody } from './packet-items-contract'
export { PacketTemplate, PacketTemplateInput, UpdatePacketTemplateBody } from './packet-templates-contract'
export {
  FILE_PAGES,
  FILE_SLOTS,
  isFilePage,
  MAX_PACKET_FILES,
  MAX_SENT_PDF_PAGES,
  type FilePage,
  type FileSlot,
} from './packet-files'
export { OfferedFile, PacketReview, ReturnPacketBody, ReviewPacketBody } from './review-contract'
export { isOtherCoverage, saidCoverage, type ComparedCoverage, type SaidCoverage } from './said-coverage'
export { AddOnboardingFileBody } from './uploads-contract'
export {
  MEASURE_RHYTHMS,
  MeasureSchedule,
  SetMeasureScheduleBody,
  type MeasureRhythm,
} from './measure-schedules-contract'
