import type { Actor } from '../../actor'
import type { Work } from '../../work'
import { findRecipients, notify } from '../notifications'
import type { ConnectionRow } from './connection-rows'

/** Tells those who may connect the account that the provider needs something, or no longer lets cards be charged. */
export async function tellOfAccount(
  work: Work<Actor>,
  { organizationId, practiceId, state: stoodBefore, requirements: known }: ConnectionRow,
  { state, requirements }: Pick<ConnectionRow, 'state' | 'requirements'>,
): Promise<void> {
  const isNew = state !== stoodBefore || requirements.some((need) => !known.includes(need))
  if (!isNew || (state === 'active' && requirements.length === 0)) return
  const subject =
    state === 'disconnected'
      ? 'The account for card payments is gone: cards can’t be charged'
      : 'Stripe needs something for the account for card payments'
  for (const recipient of await findRecipients(work.tx, organizationId, practiceId)) {
    const { permissions } = recipient
    if (!permissions.includes('billing:edit') || !permissions.includes('settings:edit')) continue
    await notify(work, recipient, {
      ...{ practiceId, event: 'payment_account', clients: [], stoodBefore, standsNow: state },
      subject: () => subject,
      link: '/billing/settings?section=cards',
      about: `payment_connection ${practiceId}`,
    })
  }
}
