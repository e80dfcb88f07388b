import type { AuditAction } from '@oaklet/api/contract'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'

const statuses = Object.fromEntries(
  Object.entries(APPOINTMENT_WORDS).map(([status, { word }]) => [
    status,
    `Appointment: ${word.toLowerCase()}`,
  ]),
) as Record<keyof typeof APPOINTMENT_WORDS, string>

/** What each action is called where one of them is chosen. */
export const ACTION_WORDS = {
  ...statuses,
  viewed: 'Opened',
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  exported: 'Exported',
  signed_in: 'Signed in',
  signed_in_with_code: 'Signed in with a code',
  signed_out: 'Signed out',
  signed_out_everywhere: 'Signed out everywhere',
  session_ended: 'Signed a device out',
  other_sessions_ended: 'Signed all other devices out',
  password_changed: 'Changed their password',
  password_reset: 'Set a new password',
  mfa_enabled: 'Switched codes by e-mail on',
  mfa_disabled: 'Switched codes by e-mail off',
  email_changed: 'Changed their e-mail',
  profile_changed: 'Changed their profile',
  preferences_changed: 'Changed their preferences',
  invited: 'Invited somebody',
  invitation_resent: 'Sent an invitation again',
  invitation_revoked: 'Took an invitation back',
  invitation_accepted: 'Accepted an invitation',
  access_changed: 'Changed roles or practices',
  deactivated: 'Deactivated somebody',
  reactivated: 'Reactivated somebody',
  issued: 'Issued an invoice',
  voided: 'Voided an invoice',
  export_requested: 'Asked for an export of everything',
  export_downloaded: 'Downloaded an export of everything',
  moved: 'Moved an appointment',
  entered_in_error: 'Marked a measure as entered in error',
  unread: 'Marked a notification as unread',
  read: 'Marked a notification as read',
  archived: 'Archived a notification',
  read_all: 'Marked all notifications as read',
  access: 'Opened (reported)',
  create: 'Added (reported)',
  delete: 'Deleted (reported)',
  login: 'Signed in (reported)',
  logout: 'Signed out (reported)',
} as const satisfies Record<AuditAction, string>
