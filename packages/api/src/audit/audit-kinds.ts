import { APPOINTMENT_STATUSES } from '../appointments/appointment-status'

/** What an event can say that was done; a verb records one of these, and a screen has words for each. */
export const AUDIT_ACTIONS = [
  'viewed',
  'created',
  'updated',
  'deleted',
  'exported',
  'downloaded',
  // Signing in, and what people change about their own account.
  'signed_in',
  'signed_in_with_code',
  'signed_out',
  'signed_out_everywhere',
  'session_ended',
  'other_sessions_ended',
  'password_changed',
  'password_reset',
  'mfa_enabled',
  'mfa_disabled',
  'email_changed',
  'profile_changed',
  'preferences_changed',
  // Staff.
  'invited',
  'invitation_resent',
  'invitation_revoked',
  'invitation_accepted',
  'access_changed',
  'deactivated',
  'reactivated',
  // Invoices, superbills, statements and estimates; all but the invoices are sent.
  'issued',
  'sent',
  'voided',
  'credit_applied',
  'payment_unapplied',
  'hold_released',
  'held_again',
  'credited',
  'written_off',
  'adjustment_reversed',
  'refunded',
  // Claims, and files of them; both are sent.
  'accepted',
  'rejected',
  'given_to_client',
  'appealed',
  'appeal_decided',
  // Files of insurers, and what they pay.
  'imported',
  'posted',
  'posting_undone',
  // Card payments: that one, or a refund of one, went through or didn’t; that a client was asked for a card, or sent a link to pay an invoice; the account with the provider.
  'succeeded',
  'failed',
  'refund_requested',
  'refund_failed',
  'disputed',
  'card_requested',
  'payment_link_sent',
  'connected',
  'disconnected',
  // Everything that the organization has.
  'export_requested',
  'export_downloaded',
  // Appointments: that one was moved, that a client was reminded of one or asked for another time, what became of a series, and the status that one got.
  'moved',
  'reminded',
  'other_time_asked',
  'series_created',
  'series_changed',
  'series_extended',
  'series_undone',
  ...APPOINTMENT_STATUSES,
  // Measures: that one was recorded by mistake, and that somebody spoke with the client about one.
  'entered_in_error',
  'acknowledged',
  // Files: that a deleted one was restored, that one was purged 30 days after it was deleted or because the client who sent it took it back, and whether one that a client sent went into their record.
  'restored',
  'purged',
  'taken_over',
  'left_out',
  // Packets of forms: what became of one, and that a client showed by a mailed code that it was them.
  'packet_sent',
  'packet_opened',
  'signer_verified',
  'packet_submitted',
  'packet_returned',
  'packet_reviewed',
  'packet_frozen',
  'extended',
  'revoked',
  'items_added',
  'waived',
  'waiver_withdrawn',
  // Documents: that one is sent to nobody any more, and what a client did with one.
  'retired',
  'published',
  'draft_discarded',
  'signed',
  'signing_declined',
  'paper_requested',
  'signing_consented',
  'signing_consent_withdrawn',
  // Clients: that one is not the same person as another, and that this was taken back.
  'not_duplicates',
  'not_duplicates_undone',
  // Notifications.
  'unread',
  'read',
  'archived',
  'read_all',
  // What a browser reports: the event types of spec §3.
  'access',
  'create',
  'delete',
  'login',
  'logout',
] as const
/** One of {@link AUDIT_ACTIONS}. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What an event can be about. The last two are the words of browsers (spec §3); `patient` is a client. */
export const AUDIT_RESOURCES = [
  'client',
  'appointment',
  'appointment_series',
  'calendar_block',
  'reminder_settings',
  'measure',
  'invoice',
  'payment',
  'payment_connection',
  'payout',
  'card',
  'superbill',
  'claim',
  'claim_batch',
  'received_file',
  'refused_file',
  'remittance',
  'statement',
  'billing_settings',
  'estimate',
  'billing_profile',
  'payer',
  'service',
  'fee_schedule',
  'fee_agreement',
  'client_person',
  'client_member',
  'file',
  'packet',
  'packet_template',
  'measure_schedule',
  'document',
  'form_template',
  'signature',
  'coverage',
  'authorization',
  'organization',
  'location',
  'holiday',
  'staff',
  'role',
  'user',
  'session',
  'notification',
  'notification_preferences',
  'practice_analytics',
  'clinical_analytics',
  'financial_analytics',
  'operational_analytics',
  'billing_report',
  'billing_list',
  'audit',
  'export',
  'patient',
  'auth',
] as const
/** One of {@link AUDIT_RESOURCES}. */
export type AuditResource = (typeof AUDIT_RESOURCES)[number]

/** Who acted: the staff, a client who opened a link, background work of the server, or an outside service. */
export const ACTOR_KINDS = ['staff', 'client', 'job', 'provider'] as const
/** One of {@link ACTOR_KINDS}. */
export type ActorKind = (typeof ACTOR_KINDS)[number]

/** Who recorded an event: the server what it did, or a browser what only that knows. */
export const AUDIT_SOURCES = ['server', 'client'] as const
/** One of {@link AUDIT_SOURCES}. */
export type AuditSource = (typeof AUDIT_SOURCES)[number]
