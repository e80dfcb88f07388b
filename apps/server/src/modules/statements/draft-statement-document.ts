import type { StatementDocument } from '@oaklet/api/contract'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { statements } from '../../db/schema/statements-table'
import { readBilledClients, readBiller } from '../billing-documents'
import { agingOfClient } from '../invoices'
import { statementContent, type StatementEntry } from './statement-lines'

/** A client of a practice, of whom a statement is. */
export type StatementClientKey = Pick<
  typeof statements.$inferSelect,
  'organizationId' | 'practiceId' | 'clientId'
>

/** What a statement of the client says on a day, and the last entry of their ledger that it knows of. */
export async function draftStatementDocument(
  tx: Tx,
  key: StatementClientKey,
  { today, currency }: Pick<PracticeToday, 'today' | 'currency'>,
): Promise<{ document: StatementDocument; throughSeq: number }> {
  const { organizationId, practiceId, clientId } = key
  const entries = await readEntries(tx, key, today)
  const { throughSeq, ...content } = statementContent(entries, await lastSeqTold(tx, key))
  const biller = await readBiller(tx, organizationId, practiceId)
  const client = (await readBilledClients(tx, organizationId, [clientId])).get(clientId)
  if (client === undefined) throw new Error('A statement is of nobody')
  const document = {
    biller: biller && {
      ...{ name: biller.name, address: biller.address },
      ...{ payToAddress: biller.payToAddress, phone: biller.phone },
    },
    client: { name: client.name, address: client.address },
    ...content,
    aging: await agingOfClient(tx, key, today),
    currency,
  }
  return { document, throughSeq }
}

/** The last entry of which the client’s last statement knew; null where none was sent. */
async function lastSeqTold(tx: Tx, { organizationId, practiceId, clientId }: StatementClientKey) {
  const [last] = await tx
    .select({ seq: sql<number | null>`max(${statements.throughSeq})::float8` })
    .from(statements)
    .where(
      and(
        eq(statements.organizationId, organizationId),
        eq(statements.practiceId, practiceId),
        eq(statements.clientId, clientId),
      ),
    )
  return last?.seq ?? null
}

/** The client’s whole ledger in the practice until a day. */
const readEntries = (
  tx: Tx,
  { organizationId, practiceId, clientId }: StatementClientKey,
  today: string,
): Promise<StatementEntry[]> =>
  tx
    .select({
      seq: ledgerEntries.seq,
      kind: ledgerEntries.kind,
      invoiceId: ledgerEntries.invoiceId,
      invoiceNumber: invoices.number,
      appointmentId: ledgerEntries.appointmentId,
      reasonCode: ledgerEntries.reasonCode,
      reversesId: ledgerEntries.reversesId,
      data: ledgerEntries.data,
      amountCents: ledgerEntries.amountCents,
      occurredOn: ledgerEntries.occurredOn,
    })
    .from(ledgerEntries)
    .leftJoin(
      invoices,
      and(
        eq(invoices.organizationId, ledgerEntries.organizationId),
        eq(invoices.id, ledgerEntries.invoiceId),
      ),
    )
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        eq(ledgerEntries.clientId, clientId),
        lte(ledgerEntries.occurredOn, today),
      ),
    )
    .orderBy(asc(ledgerEntries.seq))
