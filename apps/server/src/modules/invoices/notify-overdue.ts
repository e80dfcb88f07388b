import { accessScope } from '@oaklet/api/contract'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { addDays, dayOf } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import { practices } from '../../db/schema/practices-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { workOf } from '../../work'
import { findRecipients, notify, type Recipient, wasNotified } from '../notifications'
import { isOverdue, selectInvoices, type SelectedInvoice } from './select-invoices'
import { displayName } from '../caseload'

/** Older invoices are only in the list, so that an import doesn't cause a flood of notifications. */
const DAYS_LOOKED_BACK = 7
const BATCH = 500
const JOB = 'overdue invoices'

interface Place {
  organizationId: string
  practiceId: string
}

/**
 * Notifies of each invoice that has become overdue, once. Recipients work in the practice, may see all of its invoices,
 * and may send one or record a payment: a person who may only read could do nothing about it.
 */
export async function notifyOverdue(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    for (const { untold, recipients } of await findUntold(deps, organizationId)) {
      if (deps.changes.ended.aborted) return
      await inTenant(deps.db, organizationId, async (tx) => {
        for (const recipient of recipients) await tellOf(tx, deps, untold, recipient)
      })
      deps.changes.announce(organizationId)
    }
  })
}

/** Finds the overdue invoices without a notification yet, with the recipients of each. */
function findUntold(deps: Deps, organizationId: string) {
  return inTenant(deps.db, organizationId, async (tx) => {
    const places = await tx
      .select({ practiceId: practices.id, timeZone: practices.timeZone })
      .from(practices)
      .where(eq(practices.organizationId, organizationId))
    const found: { untold: SelectedInvoice; recipients: readonly Recipient[] }[] = []
    for (const { practiceId, timeZone } of places) {
      const overdue = await untoldIn(tx, { organizationId, practiceId }, dayOf(deps.clock.now(), timeZone))
      if (overdue.length === 0) continue
      const recipients = await recipientsIn(tx, { organizationId, practiceId })
      for (const untold of overdue) found.push({ untold, recipients })
    }
    return found
  })
}

const untoldIn = (tx: Tx, { organizationId, practiceId }: Place, today: string) =>
  selectInvoices(tx, {
    where: and(
      eq(invoices.organizationId, organizationId),
      eq(invoices.practiceId, practiceId),
      isOverdue(today),
      sql`${invoices.dueOn} >= ${addDays(today, -DAYS_LOOKED_BACK)}::date`,
      not(wasNotified('invoice_overdue', 'invoice', invoices)),
    ),
    orderBy: [asc(invoices.dueOn), asc(invoices.id)],
    limit: BATCH,
  })

async function recipientsIn(tx: Tx, { organizationId, practiceId }: Place): Promise<Recipient[]> {
  const everybody = await findRecipients(tx, organizationId, practiceId)
  return everybody.filter(
    ({ permissions }) =>
      accessScope(permissions, 'invoices:view') === 'all' &&
      ['invoices:send', 'payments:record'].some((may) => permissions.includes(may)),
  )
}

async function tellOf(tx: Tx, deps: Deps, { invoice, client }: SelectedInvoice, recipient: Recipient) {
  const { organizationId, practiceId, id, number } = invoice
  await notify(workOf(tx, deps, { kind: 'job', name: JOB, organizationId }), recipient, {
    practiceId,
    event: 'invoice_overdue',
    subject: (who) => `Invoice ${number ?? ''} to ${who} is overdue`,
    clients: [{ id: client.id, name: displayName(client) }],
    link: `/billing/invoices/${id}`,
    about: `invoice ${id}`,
    stoodBefore: null,
    standsNow: 'overdue',
    isOnceOnly: true,
  })
}
