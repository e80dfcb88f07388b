import type { OrganizationExport } from '@oaklet/api/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { dataExports } from '../../db/schema/exports-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'

/** Names one export of one organization. */
export interface ExportKey {
  organizationId: string
  exportId: string
}

type Row = typeof dataExports.$inferSelect

const MOST_LISTED = 20

export const isExport = ({ organizationId, exportId }: ExportKey) =>
  and(eq(dataExports.organizationId, organizationId), eq(dataExports.id, exportId))

/** The organization's newest exports. */
export const selectExports = (tx: Tx, organizationId: string): Promise<OrganizationExport[]> =>
  select(tx, eq(dataExports.organizationId, organizationId))

/** One export; throws 404 when the organization has no such one. */
export async function findExport(tx: Tx, key: ExportKey): Promise<OrganizationExport> {
  const [found] = await select(tx, isExport(key))
  if (found === undefined) throw notFound()
  return found
}

async function select(tx: Tx, which: ReturnType<typeof and>): Promise<OrganizationExport[]> {
  const rows = await tx
    .select({ row: dataExports, askedByName: staff.name })
    .from(dataExports)
    .innerJoin(
      staff,
      and(eq(staff.organizationId, dataExports.organizationId), eq(staff.id, dataExports.askedById)),
    )
    .where(which)
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(MOST_LISTED)
  return rows.map(({ row, askedByName }) => exportOf(row, askedByName))
}

const exportOf = (row: Row, askedByName: string): OrganizationExport => ({
  id: row.id,
  status: row.status,
  askedByName,
  doneRows: row.doneRows,
  totalRows: row.totalRows,
  sizeBytes: row.sizeBytes,
  createdAt: row.createdAt.toISOString(),
  finishedAt: instantOf(row.finishedAt),
  expiresAt: instantOf(row.expiresAt),
  fetchedAt: instantOf(row.fetchedAt),
})

const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null
