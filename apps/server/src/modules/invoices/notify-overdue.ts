import { accessScope } from '@oaklet/api/contract'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { invoices } from '../../db/schema/invoices-table'
import type { Deps } from '../../deps'
import { displayName } from '../caseload'
import { notifyOnce, wasNotified } from '../notifications'
import { isOverdue, selectInvoices } from './select-invoices'

/** Older invoices are only in the list, so that an import doesn't cause a flood of notifications. */
const DAYS_LOOKED_BACK = 7
const BATCH = 500

/**
 * Notifies of each invoice that has become overdue, once. Recipients work in the practice, may see all of its invoices,
 * and may send one or record a payment: a person who may only read could do nothing about it.
 */
export const notifyOverdue = (deps: Deps): Promise<void> =>
  notifyOnce(deps, {
    job: 'overdue invoices',
    find: (tx, { organizationId, practiceId, today }) =>
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
      }),
    isFor: ({ permissions }) =>
      accessScope(permissions, 'invoices:view') === 'all' &&
      ['invoices:send', 'payments:record'].some((may) => permissions.includes(may)),
    noticeOf: ({ invoice: { practiceId, id, number }, client }) => ({
      practiceId,
      event: 'invoice_overdue',
      subject: (who) => `Invoice ${number ?? ''} to ${who} is overdue`,
      clients: [{ id: client.id, name: displayName(client) }],
      link: `/billing/invoices/${id}`,
      about: `invoice ${id}`,
      standsNow: 'overdue',
    }),
  })
