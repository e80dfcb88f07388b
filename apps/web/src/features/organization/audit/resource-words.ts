import type { AuditResource } from '@oaklet/api/contract'

/** What each kind of record is called: in a list of kinds, and as one of them in a sentence. */
export const RESOURCE_WORDS = {
  client: { kind: 'Clients', one: 'a client' },
  appointment: { kind: 'Appointments', one: 'an appointment' },
  measure: { kind: 'Measures', one: 'a measure' },
  invoice: { kind: 'Invoices', one: 'an invoice' },
  payment: { kind: 'Payments', one: 'a payment' },
  organization: { kind: 'Organization settings', one: 'the organization’s settings' },
  location: { kind: 'Locations', one: 'a location' },
  holiday: { kind: 'Holidays', one: 'a holiday' },
  staff: { kind: 'Staff', one: 'a member of the staff' },
  role: { kind: 'Roles', one: 'a role' },
  user: { kind: 'Accounts', one: 'an account' },
  session: { kind: 'Sign-ins', one: 'a sign-in' },
  notification: { kind: 'Notifications', one: 'a notification' },
  notification_preferences: { kind: 'Notification choices', one: 'their notification choices' },
  practice_analytics: { kind: 'Practice analytics', one: 'practice analytics' },
  clinical_analytics: { kind: 'Clinical outcomes', one: 'clinical outcomes' },
  financial_analytics: { kind: 'Financial analytics', one: 'financial analytics' },
  operational_analytics: { kind: 'Operational metrics', one: 'operational metrics' },
  audit: { kind: 'Audit log', one: 'the audit log' },
  export: { kind: 'Exports of everything', one: 'an export of everything' },
  patient: { kind: 'Clients (reported)', one: 'a client' },
  auth: { kind: 'Sign-ins (reported)', one: 'a sign-in' },
} as const satisfies Record<AuditResource, { kind: string; one: string }>
