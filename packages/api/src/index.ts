export type { Platform } from './platform/Platform'
export { createHttp, REQUEST_TIMEOUT_MS } from './http/create-http'
export type { Http, HttpOptions, HttpRequest } from './http/create-http'
export type { Credentials } from './http/credentials'
export type { RateLimit } from './http/rate-limit'
export type { CallOptions, CreateOptions } from './http/call'
export { withDeadline, type Deadline } from './http/deadline'
export { singleFlight } from './http/single-flight'

export { OakletError } from './errors/OakletError'
export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './errors/ApiError'
export { ContractError } from './errors/ContractError'
export { NetworkError, type NetworkErrorCode } from './errors/NetworkError'
export { RateLimitedError } from './errors/RateLimitedError'
export { UnauthorizedError } from './errors/UnauthorizedError'
export { hasErrorCode, isApiError, isContractError, isNetworkError } from './errors/guards'
export { isRateLimited, isUnauthorized, userMessage } from './errors/guards'

export { createAuthApi, LOGOUT_TIMEOUT_MS } from './auth/auth-api'
export type { AuthApi, BearerOptions, CsrfOptions } from './auth/auth-api'
export type { MfaApi } from './auth/mfa-api'
export { AUTH_MESSAGES, SIGN_IN_REFUSALS } from './auth/auth-messages'
export { createLoginThrottle, LoginThrottledError, type LoginThrottle } from './auth/login-throttle'
export { createApi, type Api } from './create-api'
export type { AccountApi } from './account/account-api'
export { ACCOUNT_MESSAGES } from './account/account-messages'
export type { AnalyticsApi, AnalyticsFile } from './analytics/analytics-api'
export { ANALYTICS_MESSAGES, analyticsMessage } from './analytics/analytics-messages'
export type { AppointmentPath, AppointmentsApi } from './appointments/appointments-api'
export { APPOINTMENTS_MESSAGES } from './appointments/appointments-messages'
export { closuresOf } from './appointments/closures-of'
export { overlapConflicts } from './appointments/overlap-conflicts'
export type { AuditApi, AuditFile } from './audit/audit-api'
export { AUDIT_MESSAGES } from './audit/audit-messages'
export type { ClientPath, ClientsApi } from './clients/clients-api'
export { CLIENTS_MESSAGES } from './clients/clients-messages'
export type { DashboardApi } from './dashboard/dashboard-api'
export { DASHBOARD_MESSAGES } from './dashboard/dashboard-messages'
export type { ExportPath, ExportsApi } from './exports/exports-api'
export { EXPORTS_MESSAGES } from './exports/exports-messages'
export type { HolidayPath, HolidaysApi } from './holidays/holidays-api'
export { HOLIDAYS_MESSAGES } from './holidays/holidays-messages'
export type { InvoicePath, InvoicesApi } from './invoices/invoices-api'
export { INVOICES_MESSAGES } from './invoices/invoices-messages'
export type { LocationPath, LocationsApi } from './locations/locations-api'
export { LOCATIONS_MESSAGES } from './locations/locations-messages'
export type { MeasurePath, MeasuresApi } from './measures/measures-api'
export { MEASURES_MESSAGES } from './measures/measures-messages'
export type { NotificationPath, NotificationsApi } from './notifications/notifications-api'
export { NOTIFICATIONS_MESSAGES } from './notifications/notifications-messages'
export type { OrganizationApi } from './organization/organization-api'
export { ORGANIZATION_MESSAGES } from './organization/organization-messages'
export type { PaymentsApi } from './payments/payments-api'
export { PAYMENTS_MESSAGES } from './payments/payments-messages'
export type { RolePath, RolesApi } from './roles/roles-api'
export { ROLES_MESSAGES } from './roles/roles-messages'
export type { SearchApi } from './search/search-api'
export { SEARCH_MESSAGES } from './search/search-messages'
export type { ServicesApi } from './services/services-api'
export { SERVICES_MESSAGES } from './services/services-messages'
export { createJoinApi } from './staff/invitations-api'
export type { InvitationPath, InvitationsApi, JoinApi } from './staff/invitations-api'
export { INVITATIONS_MESSAGES } from './staff/invitations-messages'
export type { StaffApi, StaffPath } from './staff/staff-api'
export { STAFF_MESSAGES } from './staff/staff-messages'

// The contract's words for screens; the whole of it, endpoints included, is behind './contract'.
export {
  ACCESS_SCOPES,
  accessScope,
  isAllowed,
  PERMISSIONS,
  type AccessScope,
  type Permission,
} from './access/permissions'
export { BUILT_IN_ROLE_PERMISSIONS, BUILT_IN_ROLES, type BuiltInRole } from './access/built-in-roles'
export { type Page } from './wire/envelope'
export { allowsAll, BASE_PERMISSIONS, canBeOwn, compareAccess, explainAccess } from './access/access-grants'
export { isGain, plainPermissions, type AccessChange, type AccessGrant } from './access/access-grants'
export { type BasePermission, type GrantingRole } from './access/access-grants'
export { ERROR_CODES, ErrorCode, FieldError } from './wire/error-body'
export { HeldRole, LoginBody, LogoutBody, MfaRequired, NewEmail, NewPassword } from './auth/auth-contract'
export { OrganizationSummary, RefreshBody, Refreshed, RegisterBody, SignedIn } from './auth/auth-contract'
export { User } from './auth/auth-contract'
export { MailedCode, MfaAttempt, MfaStatus, PasswordConfirmed, VerifyMfaBody } from './auth/mfa-contract'
export { ForgotPasswordBody, ResetPasswordBody } from './auth/password-contract'
export {
  ChangePasswordBody,
  ConfirmEmailChangeBody,
  EmailChange,
  RequestEmailChangeBody,
  SessionsEnded,
  UpdateProfileBody,
} from './account/account-contract'
export {
  DEFAULT_PREFERENCES,
  DENSITY_CHOICES,
  Preferences,
  UpdatePreferencesBody,
  type DensityChoice,
} from './account/preferences-contract'
export { SignedInDevice } from './account/sessions-contract'
export { CLIENT_EVENT_RESOURCES, CLIENT_EVENT_TYPES, ClientAuditEvent } from './audit/audit-contract'
export { ACTOR_KINDS, AUDIT_ACTIONS, AUDIT_RESOURCES, AUDIT_SOURCES } from './audit/audit-kinds'
export { type ActorKind, type AuditAction, type AuditResource, type AuditSource } from './audit/audit-kinds'
export { AuditEvent, AuditExportQuery, AuditQuery } from './audit/audit-log-contract'
export { MAX_AUDIT_EVENTS_COUNTED, MAX_AUDIT_EVENTS_EXPORTED } from './audit/audit-log-contract'
export { MAX_AUDIT_EXPORT_DAYS } from './audit/audit-log-contract'
export { BusinessHours, BusinessHoursInput, DayRanges, OpenRange } from './organization/business-hours'
export { WEEKDAYS, type Weekday } from './organization/business-hours'
export { AddressInput, DEFAULT_COUNTRY, OptionalEmail, PhoneDigits } from './organization/contact-fields'
export { digitsOf, formatPhone } from './organization/phone'
export {
  Address,
  DATE_FORMATS,
  OrganizationSettings,
  Practice,
  PracticeName,
  SetBusinessHoursBody,
  UpdateOrganizationSettingsBody,
} from './organization/organization-contract'
export { Setup, SETUP_STEPS, type SetupStep, type UpdateSetupBody } from './organization/setup-contract'
export {
  CreateLocationBody,
  Location,
  LocationInput,
  UpdateLocationBody,
} from './locations/locations-contract'
export {
  Holiday,
  HolidayInput,
  HolidaysQuery,
  MAX_HOLIDAY_DAYS,
  RECURRING_TYPES,
  UpdateHolidayBody,
  type RecurringType,
} from './holidays/holidays-contract'
export type {
  AddHolidaysBody,
  HolidayPlace,
  PublicHoliday,
  PublicHolidaysQuery,
} from './holidays/public-holidays-contract'
export {
  fallsInto,
  holidayDates,
  recurrenceOf,
  type DateRange,
  type HolidayRule,
} from './holidays/holiday-dates'
export { Clinician } from './staff/staff-contract'
export { STAFF_STATUSES, StaffAccess, StaffMember } from './staff/staff-members-contract'
export { StaffQuery, StaffSummary, type StaffStatus } from './staff/staff-members-contract'
export { License, RenderingProvider, StaffProfileInput, UpdateStaffBody } from './staff/staff-profile'
export { WorkingHours } from './staff/staff-profile'
export { isNpi } from './staff/npi'
export { AcceptInvitationBody, Invitation, INVITATION_LIFE_DAYS } from './staff/invitations-contract'
export { InvitationTokenBody, InvitationView, InviteBody } from './staff/invitations-contract'
export { OrganizationJoined } from './staff/invitations-contract'
export {
  AppointmentsChoice,
  ClientsChoice,
  Deactivated,
  DeactivateBody,
} from './staff/staff-changes-contract'
export { MAX_OPEN_APPOINTMENTS_NAMED, OpenAppointments } from './staff/staff-changes-contract'
export { OpenAppointmentsQuery, SetAssignmentsBody } from './staff/staff-changes-contract'
export { AccessPreview, PreviewRoleBody, Role, RoleInput, UpdateRoleBody } from './roles/roles-contract'
export { Service } from './services/services-contract'
export { CLIENT_STATUSES, nextClientStatuses, type ClientStatus } from './clients/client-status'
export { REFERRAL_SOURCES, type ReferralSource } from './clients/referral-source'
export { REFERRAL_SOURCE_WORDS } from './clients/referral-source-words'
export { DiagnosisCode, Diagnoses, diagnosesScope, MAX_DIAGNOSES } from './clients/diagnosis'
export { DIAGNOSIS_WORDS, diagnosisLabel } from './clients/diagnosis-words'
export { ADMINISTRATIVE_SEXES, Client, CLIENT_TYPES, ClientAddress } from './clients/clients-contract'
export { ClientContact, ClientInput, ClientsQuery, ClientSummary } from './clients/clients-contract'
export { ImportClientsBody, ImportReport, MAX_IMPORT_BYTES } from './clients/import-contract'
export { MAX_IMPORT_ROWS, RefusedRow } from './clients/import-contract'
export { CONTACT_KINDS, EmergencyContact, UpdateClientBody } from './clients/clients-contract'
export { APPOINTMENT_STATUSES, isInvoiceable, isReschedulable } from './appointments/appointment-status'
export { nextAppointmentStatuses, occupiesTime } from './appointments/appointment-status'
export { type AppointmentStatus } from './appointments/appointment-status'
export { Appointment, AppointmentRangeQuery, ATTENDANCES } from './appointments/appointments-contract'
export { BILLING_TYPES, ClientAppointmentsQuery } from './appointments/appointments-contract'
export { CreateAppointmentBody, MAX_APPOINTMENT_MINUTES } from './appointments/appointments-contract'
export { MoveAppointmentBody, OverlapConflict, ServiceLine } from './appointments/appointments-contract'
export { SetAppointmentStatusBody, UninvoicedQuery } from './appointments/appointments-contract'
export { UpdateAppointmentBody } from './appointments/appointments-contract'
export { Closure, OpenDay, OpenDaysQuery } from './appointments/open-days-contract'
export { BAND_STARTS, bandOf, highestScore, MEASURE_BANDS, MEASURE_KINDS } from './measures/measure-scoring'
export { MEASURE_LENGTHS, scoreOf, tellsOfSelfHarm } from './measures/measure-scoring'
export { type MeasureBand, type MeasureKind } from './measures/measure-scoring'
export { MarkMeasureErrorBody, Measure, MEASURE_DIFFICULTIES } from './measures/measures-contract'
export { MEASURE_STATUSES, MeasuresQuery, RecordMeasureBody } from './measures/measures-contract'
export { type MeasureDifficulty } from './measures/measures-contract'
export { ANSWER_WORDS, BAND_WORDS, DIFFICULTY_QUESTION, DIFFICULTY_WORDS } from './measures/measure-words'
export { MEASURE_NAMES, MEASURE_QUESTIONS, MEASURE_STEM } from './measures/measure-words'
export { Invoice, INVOICE_FILTERS, INVOICE_STATUSES, InvoiceInput } from './invoices/invoices-contract'
export { InvoiceLine, InvoiceLineInput, InvoicesQuery, InvoiceSummary } from './invoices/invoices-contract'
export { InvoiceTotals, LEDGER_ENTRY_KINDS, LedgerEntry } from './invoices/invoices-contract'
export { UpdateInvoiceBody, VersionBody, type InvoiceStatus } from './invoices/invoices-contract'
export {
  Allocation,
  Payment,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  RecordPaymentBody,
  type PaymentMethod,
} from './payments/payments-contract'
export { Notification, NOTIFICATION_EVENTS } from './notifications/notifications-contract'
export { NOTIFICATION_FILTERS, NOTIFICATION_STATUSES } from './notifications/notifications-contract'
export { NotificationChoice, NotificationPreferences } from './notifications/notifications-contract'
export { NotificationsQuery, NotificationsSummary } from './notifications/notifications-contract'
export { SetNotificationStatusBody, type NotificationEvent } from './notifications/notifications-contract'
export { type NotificationStatus } from './notifications/notifications-contract'
export { Dashboard } from './dashboard/dashboard-contract'
export { EXPORT_LIFE_HOURS, EXPORT_STATUSES, OrganizationExport } from './exports/exports-contract'
export { type ExportStatus } from './exports/exports-contract'
export { AskQuery, SearchAnswer, SearchGroup, SuggestionsQuery } from './search/search-contract'
export { Analytics, ANALYTICS_EXPORT_FORMATS, ANALYTICS_TYPES } from './analytics/analytics-contract'
export { ANALYTICS_UNITS, AnalyticsExportQuery, AnalyticsFigure } from './analytics/analytics-contract'
export {
  AnalyticsBreakdown,
  AnalyticsQuery,
  AnalyticsSeries,
  SERIES_STEPS,
} from './analytics/analytics-contract'
export { type AnalyticsExportFormat, type AnalyticsType } from './analytics/analytics-contract'
export { type AnalyticsUnit, type SeriesStep } from './analytics/analytics-contract'
export { ANALYTICS_RECKONINGS, ANALYTICS_RECORD_KINDS } from './analytics/analytics-records-contract'
export { AnalyticsRecord, AnalyticsRecords } from './analytics/analytics-records-contract'
export { AnalyticsRecordsQuery } from './analytics/analytics-records-contract'
export { type AnalyticsReckoning, type AnalyticsRecordKind } from './analytics/analytics-records-contract'
export {
  DATE_RANGES,
  DEFAULT_DATE_RANGE,
  resolveDateRange,
  type ChosenRange,
  type DateRangeName,
  type DateSpan,
} from './analytics/date-range'
export { type FileAnswer } from './wire/file-answer'
