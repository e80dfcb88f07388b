import { NOTIFICATION_EVENTS, type NotificationChoice, type NotificationEvent } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { notificationPreferences } from '../../db/schema/notification-preferences-table'

/** Who never chose hears of everything in the application, and by e-mail too of what can't wait. */
const DEFAULT_CHOICES: Readonly<Record<NotificationEvent, Omit<NotificationChoice, 'event'>>> = {
  appointment_booked: { inApp: true, email: false },
  appointment_changed: { inApp: true, email: false },
  appointment_cancelled: { inApp: true, email: true },
  visit_answered: { inApp: true, email: true },
  offer_answered: { inApp: true, email: false },
  measure_alert: { inApp: true, email: true },
  invoice_overdue: { inApp: true, email: false },
  authorization_low: { inApp: true, email: false },
  claim_due: { inApp: true, email: false },
  claim_rejected: { inApp: true, email: false },
  claim_denied: { inApp: true, email: false },
  appeal_overdue: { inApp: true, email: false },
  insurer_file_refused: { inApp: true, email: false },
  remittance_to_review: { inApp: true, email: false },
  packet_submitted: { inApp: true, email: false },
  packet_frozen: { inApp: true, email: false },
  packet_stalled: { inApp: true, email: false },
  document_undelivered: { inApp: true, email: false },
  statements_to_review: { inApp: true, email: false },
  payment_disputed: { inApp: true, email: true },
  payment_failed: { inApp: true, email: false },
  payment_account: { inApp: true, email: false },
  staff_invited: { inApp: true, email: false },
  staff_joined: { inApp: true, email: false },
}

/** Returns how a person is notified of each event, in the contract's order. */
export async function findChoices(
  tx: Tx,
  organizationId: string,
  staffId: string,
): Promise<NotificationChoice[]> {
  return (await findChoicesOf(tx, organizationId, [staffId]))(staffId)
}

/** The same of several people, asked for once. */
export async function findChoicesOf(
  tx: Tx,
  organizationId: string,
  staffIds: readonly string[],
): Promise<(staffId: string) => NotificationChoice[]> {
  const rows = await tx
    .select()
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.organizationId, organizationId),
        inArray(notificationPreferences.staffId, [...staffIds]),
      ),
    )
  return (staffId) =>
    NOTIFICATION_EVENTS.map((event) => {
      const chosen = rows.find((row) => row.staffId === staffId && row.event === event)
      const { inApp, email } = chosen ?? DEFAULT_CHOICES[event]
      return { event, inApp, email }
    })
}
