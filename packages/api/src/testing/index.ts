export { aPage } from './a-page'
export { fixtureId } from './fixture-id'
export type { Fixture } from './fixture-of'
export {
  anEmailChange,
  anOwnOrganization,
  aSignedInDevice,
  somePreferences,
} from '../account/account-fixtures'
export { anAnalyticsRecord, anExportedFile, someAnalytics } from '../analytics/analytics-fixtures'
export { someAnalyticsRecords } from '../analytics/analytics-fixtures'
export { anAuditEvent } from '../audit/audit-fixtures'
export { aClosure, anAppointment, anAppointmentBody } from '../appointments/appointments-fixtures'
export { aClientOverlap, anOpenDay, anOverlapConflict } from '../appointments/appointments-fixtures'
export { aCalendarFeed, aCalendarFeedBody } from '../calendar-feeds/calendar-feeds-fixtures'
export { aBlockInput, aCalendarBlock, aListedBlock } from '../calendar-blocks/calendar-blocks-fixtures'
export {
  aBookedSeries,
  aSeriesBody,
  aSeriesOccurrence,
  aSeriesPreview,
  aSeriesRule,
} from '../appointment-series/appointment-series-fixtures'
export {
  aChangedOccurrence,
  aChangedSeries,
  anExtendedSeries,
  anExtensionBody,
  aSeriesChangeBody,
  aSeriesChangePreview,
} from '../appointment-series/series-changes-fixtures'
export { aClientReminder, aReminderSettingsBody, aVisit } from '../reminders/reminders-fixtures'
export { someClientReminders, someReminderSettings } from '../reminders/reminders-fixtures'
export { anOfferBody, anOfferedTime, aSlotOffer } from '../waitlist/waitlist-fixtures'
export { aWaitlistBody, aWaitlistChange, aWaitlistEntry } from '../waitlist/waitlist-fixtures'
export {
  aMfaStatus,
  aRefreshed,
  aRole,
  aSignedIn,
  aToken,
  aUser,
  anOrganizationSummary,
} from '../auth/auth-fixtures'
export {
  aDocumentBiller,
  aDocumentClient,
  aDocumentClinician,
  aDocumentSending,
} from '../billing-documents/billing-documents-fixtures'
export { aBillingHome, aClientCredit } from '../billing/billing-fixtures'
export { aClientFile, aClientFileInput } from '../client-files/client-files-fixtures'
export {
  aDocument,
  aDocumentContent,
  aListedDocument,
  aSignature,
  aSignatureRecord,
} from '../documents/documents-fixtures'
export {
  aFormContent,
  aFormItem,
  aFormTemplate,
  aListedFormTemplate,
} from '../form-templates/form-templates-fixtures'
export {
  aPacket,
  aPacketReview,
  aPacketTemplate,
  aMeasureSchedule,
  aSendPacketBody,
  somePacketAnswers,
  someOnboardingForms,
} from '../packets/packets-fixtures'
export { aCard, anAutopay } from '../cards/cards-fixtures'
export {
  aClaimBiller,
  aClaimForm,
  aClaimLine,
  aClaimPerson,
  anOtherInsurance,
} from '../claims/claim-form-fixtures'
export {
  aClaim,
  aClaimAppeal,
  aClaimBatch,
  aClaimBatchBody,
  aClaimBody,
  aClaimCandidate,
  aClaimDecision,
  aClaimEvent,
  aClaimFinding,
  aClaimHolder,
  aClaimInput,
  aClaimSettingsBody,
  aClaimSubmission,
  aClaimSummary,
  aClaimUpdate,
  someClaimCandidates,
  someClaimSettings,
  someClaimTotals,
  someClaimFolders,
} from '../claims/claims-fixtures'
export {
  aClient,
  aClientInput,
  aClientMember,
  aClientMemberInput,
  aClientPerson,
  aClientPersonInput,
  aClientSummary,
  aClientTwin,
  aDuplicate,
  aDuplicateClient,
} from '../clients/clients-fixtures'
export {
  aCoverage,
  aCoverageInput,
  aListedAuthorization,
  anAuthorization,
  anAuthorizationInput,
} from '../coverages/coverages-fixtures'
export { aDashboard, aSafetyAlert } from '../dashboard/dashboard-fixtures'
export { aFeeAgreement, aFeeAgreementInput } from '../fee-agreements/fee-agreements-fixtures'
export { aFeeSchedule, aFeeScheduleInput } from '../fee-schedules/fee-schedules-fixtures'
export { anExport } from '../exports/exports-fixtures'
export {
  aClientCreditBody,
  aLedgerEntry,
  anAppliedCredit,
  anInvoice,
  anInvoiceInput,
  anInvoiceLine,
  anInvoiceSummary,
  someInvoiceTotals,
} from '../invoices/invoices-fixtures'
export { aHoliday, aHolidayInput, aPublicHoliday } from '../holidays/holidays-fixtures'
export { aLocation, aLocationInput } from '../locations/locations-fixtures'
export { aMeasure, aMeasureBody } from '../measures/measures-fixtures'
export {
  aNotification,
  aNotificationsSummary,
  someNotificationPreferences,
} from '../notifications/notifications-fixtures'
export {
  aPractice,
  anAddress,
  anOrganizationSettings,
  anOrganizationSettingsBody,
  aSetup,
  someBusinessHours,
} from '../organization/organization-fixtures'
export { aBillingProfile, aBillingProfileInput } from '../billing-profiles/billing-profiles-fixtures'
export { aBillingReport } from '../billing-reports/billing-reports-fixtures'
export { aBillingSettingsBody, someBillingSettings } from '../billing-settings/billing-settings-fixtures'
export { aPayer, aPayerInput, aPayerRule } from '../payers/payers-fixtures'
export { aPaymentCallback, aPaymentConnection } from '../payment-connection/payment-connection-fixtures'
export {
  aCardCharge,
  aCardRefund,
  aChargeCardBody,
  aDispute,
  aHoldableSession,
  aPayment,
  aPaymentBody,
  aPaymentSummary,
  aPaymentWithDetails,
  someAppointmentHolds,
  somePaymentLinks,
} from '../payments/payments-fixtures'
export { aPaymentDifference, aPayout, aPayoutWithLines } from '../payouts/payouts-fixtures'
export { anAccessPreview, anOwnerRole, anOwnRole, aRoleInput } from '../roles/roles-fixtures'
export {
  aClaimHit,
  aClientHit,
  aClinicianHit,
  anAppointmentHit,
  anEstimateHit,
  anInvoiceHit,
  aSearchAnswer,
  aStatementHit,
  aSuperbillHit,
} from '../search/search-fixtures'
export { aService, aServiceInput } from '../services/services-fixtures'
export { anInvitation, anInvitationView, anInviteBody } from '../staff/invitations-fixtures'
export { aClinician, aStaffAccess, aStaffMember, aStaffProfileInput } from '../staff/staff-fixtures'
export { aStaffSummary, someOpenAppointments } from '../staff/staff-fixtures'
export {
  aStatement,
  aStatementBody,
  aStatementCandidate,
  aStatementDocument,
  aStatementLine,
  aStatementSummary,
  someStatementCandidates,
  someStatementTotals,
} from '../statements/statements-fixtures'
export {
  aSuperbill,
  aSuperbillBody,
  aSuperbillCandidate,
  aSuperbillDocument,
  aSuperbillFinding,
  aSuperbillHolder,
  aSuperbillLine,
  aSuperbillSummary,
  someSuperbillCandidates,
  someSuperbillTotals,
} from '../superbills/superbills-fixtures'
export {
  aDraftEstimate,
  anEstimate,
  anEstimateBody,
  anEstimateDocument,
  anEstimateDue,
  anEstimateLine,
  anEstimateSummary,
  anEstimateUpdate,
  someEstimatesDue,
  someEstimateTotals,
} from '../estimates/estimates-fixtures'
export { createDeferred, type Deferred } from './deferred'
export { createFakeClock, settle, type FakeClock } from './fake-clock'
export { createFakePlatform, type FakePlatform, type FakePlatformOptions } from './fake-platform'
export { createRecordingHttp, type RecordingHttp } from './recording-http'
export { FOLDED_TEXTS } from '../wire/folded-text-fixtures'
export {
  aClaimAnswer,
  anImportedFile,
  anImportReceivedFileBody,
  aReceivedFile,
  aReceivedFileDetails,
} from '../received-files/received-files-fixtures'
export {
  aClaimBook,
  aDecideRemittanceBody,
  anImportRemittancesBody,
  aRemittance,
  aRemittanceClaim,
  aRemittanceClaimRecord,
  aRemittanceDetails,
  aRemittancePlan,
  aSaidClaim,
  aTypedRemittance,
  someImportedRemittances,
  someRemittanceDecisions,
} from '../remittances/remittances-fixtures'
