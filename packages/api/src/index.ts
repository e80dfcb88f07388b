export type { Platform } from './platform/Platform'

export { createHttp, REQUEST_TIMEOUT_MS } from './http/create-http'
export type { Http, HttpOptions, HttpRequest } from './http/create-http'
export type { Credentials } from './http/credentials'
export type { RateLimit } from './http/rate-limit'
export type { CallOptions, CreateOptions } from './http/call'
export { singleFlight } from './http/single-flight'

export { OakletError } from './errors/OakletError'
export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './errors/ApiError'
export { ContractError } from './errors/ContractError'
export { NetworkError, type NetworkErrorCode } from './errors/NetworkError'
export { RateLimitedError } from './errors/RateLimitedError'
export { UnauthorizedError } from './errors/UnauthorizedError'
export {
  hasErrorCode,
  isApiError,
  isContractError,
  isNetworkError,
  isRateLimited,
  isUnauthorized,
  userMessage,
} from './errors/guards'

export { createAuthApi, LOGOUT_TIMEOUT_MS } from './auth/auth-api'
export type { AuthApi, BearerOptions, CsrfOptions } from './auth/auth-api'
export { AUTH_MESSAGES } from './auth/auth-messages'
export { createLoginThrottle, LoginThrottledError, type LoginThrottle } from './auth/login-throttle'

export { createApi, type Api } from './create-api'
export type { AppointmentPath, AppointmentsApi } from './appointments/appointments-api'
export { APPOINTMENTS_MESSAGES } from './appointments/appointments-messages'
export { overlapConflicts } from './appointments/overlap-conflicts'
export type { AuditApi } from './audit/audit-api'
export type { ClientPath, ClientsApi } from './clients/clients-api'
export { CLIENTS_MESSAGES } from './clients/clients-messages'
export type { DashboardApi } from './dashboard/dashboard-api'
export { DASHBOARD_MESSAGES } from './dashboard/dashboard-messages'
export type { InvoicePath, InvoicesApi } from './invoices/invoices-api'
export { INVOICES_MESSAGES } from './invoices/invoices-messages'
export type { LocationsApi } from './locations/locations-api'
export { LOCATIONS_MESSAGES } from './locations/locations-messages'
export type { OrganizationApi } from './organization/organization-api'
export { ORGANIZATION_MESSAGES } from './organization/organization-messages'
export type { PaymentsApi } from './payments/payments-api'
export { PAYMENTS_MESSAGES } from './payments/payments-messages'
export type { ServicesApi } from './services/services-api'
export { SERVICES_MESSAGES } from './services/services-messages'
export type { StaffApi } from './staff/staff-api'
export { STAFF_MESSAGES } from './staff/staff-messages'
