import type { DocumentSending, DocumentWay } from '@oaklet/api/contract'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { documentMail } from '../../db/schema/document-mail-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'

type Column<Data> = AnyPgColumn<{ data: Data }>

/** A table with a row for each time that a document was sent. */
type SendingsTable = PgTable & {
  organizationId: Column<string>
  id: Column<string>
  how: AnyPgColumn<{ data: DocumentWay; notNull: true }>
  email: AnyPgColumn<{ data: string; notNull: false }>
  sentById: Column<string>
  sentAt: AnyPgColumn<{ data: Date; notNull: true }>
}

/** Every time that the document of the condition was sent, the newest first. */
export async function readSendings(
  { tx, actor }: Work,
  table: SendingsTable,
  isOfDocument: SQL,
): Promise<DocumentSending[]> {
  const rows = await tx
    .select({
      ...{ how: table.how, email: table.email, sentAt: table.sentAt, sentByName: staff.name },
      mailId: documentMail.id,
      dueAt: documentMail.dueAt,
    })
    .from(table)
    .innerJoin(staff, and(eq(staff.organizationId, table.organizationId), eq(staff.id, table.sentById)))
    .leftJoin(
      documentMail,
      and(eq(documentMail.organizationId, table.organizationId), eq(documentMail.id, table.id)),
    )
    .where(and(eq(table.organizationId, actor.organizationId), isOfDocument))
    .orderBy(desc(table.sentAt), desc(table.id))
  return rows.map(({ sentAt, mailId, dueAt, ...sending }) => ({
    ...sending,
    state: mailId === null ? 'sent' : dueAt === null ? 'failed' : 'waiting',
    sentAt: sentAt.toISOString(),
  }))
}
