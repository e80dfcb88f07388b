import { accessScope } from '@oaklet/api/contract'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { addDays, dayOf } from '../../calendar-day'
import { organizationIds } from '../../db/accounts'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { displayName } from '../clients'
import { findRecipients, notify, wasTold } from '../notifications'
import { practices } from '../organization'
import { invoices } from './invoices-table'
import { isOverdue, selectInvoices } from './select-invoices'

/** Who was away longer finds old ones in the list; nobody is flooded with them after an import. */
const DAYS_LOOKED_BACK = 7
const BATCH = 500

interface Place {
  organizationId: string
  practiceId: string
  timeZone: string
}

/**
 * Tells of each invoice that has become overdue, once. Those who are told work in the practice, see all of its
 * invoices, and can send one or record a payment: somebody who only reads could do nothing about it.
 */
export async function notifyOverdue(deps: Deps): Promise<void> {
  for (const organizationId of await organizationIds(deps.db)) {
    await inTenant(deps.db, organizationId, async (tx) => {
      const places = await tx
        .select({ practiceId: practices.id, timeZone: practices.timeZone })
        .from(practices)
        .where(eq(practices.organizationId, organizationId))
      for (const place of places) await notifyIn(tx, deps, { ...place, organizationId })
    })
  }
  deps.changes.announce()
}

async function notifyIn(tx: Tx, deps: Deps, { organizationId, practiceId, timeZone }: Place): Promise<void> {
  const today = dayOf(deps.clock.now(), timeZone)
  const untold = await selectInvoices(tx, {
    where: and(
      eq(invoices.organizationId, organizationId),
      eq(invoices.practiceId, practiceId),
      isOverdue(today),
      sql`${invoices.dueOn} >= ${addDays(today, -DAYS_LOOKED_BACK)}::date`,
      not(wasTold('invoice_overdue', 'invoice', invoices)),
    ),
    orderBy: [asc(invoices.dueOn), asc(invoices.id)],
    limit: BATCH,
  })
  if (untold.length === 0) return
  const everybody = await findRecipients(tx, organizationId, practiceId)
  const recipients = everybody.filter(
    ({ permissions }) =>
      accessScope(permissions, 'invoices:view') === 'all' &&
      ['invoices:send', 'payments:record'].some((may) => permissions.includes(may)),
  )
  for (const { invoice, client } of untold) {
    for (const recipient of recipients) {
      await notify(tx, deps, { organizationId, staffId: null }, recipient, {
        practiceId,
        event: 'invoice_overdue',
        subject: (who) => `Invoice ${invoice.number ?? ''} to ${who} is overdue`,
        clients: [{ id: client.id, name: displayName(client) }],
        link: `/billing/invoices/${invoice.id}`,
        about: `invoice ${invoice.id}`,
        stoodBefore: null,
        standsNow: 'overdue',
        isOnceOnly: true,
      })
    }
  }
}
