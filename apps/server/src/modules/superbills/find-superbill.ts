import type { Superbill } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { superbills, superbillSendings } from '../../db/schema/superbills-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { permittedEmails, readSendings } from '../billing-documents'
import { maySeeDiagnoses } from '../caseload'
import { practiceToday } from '../organization'
import { draftDocument } from './draft-document'
import {
  isSuperbillOfPractice,
  selectSuperbills,
  toSummary,
  type SelectedSuperbill,
} from './select-superbills'
import { sumLines, withoutDiagnoses } from './superbill-content'
import { superbillLacks } from './superbill-lacks'

/** Names one superbill of one practice, as the routes' parameters do. */
export interface SuperbillKey {
  practiceId: string
  superbillId: string
}

/** The superbill that `key` names, with the names of its people; throws 404 when there is none. */
export async function selectSuperbill(
  { tx, actor }: Work,
  { practiceId, superbillId }: SuperbillKey,
): Promise<SelectedSuperbill> {
  const where = and(isSuperbillOfPractice(actor, practiceId), eq(superbills.id, superbillId))
  const [found] = await selectSuperbills(tx, { where, limit: 1 })
  if (found === undefined) throw notFound()
  return found
}

/** One superbill as the contract shows it; throws 404 when there is none. */
export async function findSuperbill(work: Work, key: SuperbillKey): Promise<Superbill> {
  const found = await selectSuperbill(work, key)
  const { superbill, client } = found
  const practice = await practiceToday(work, key.practiceId)
  const document = superbill.document ?? (await draftDocument(work.tx, superbill, practice))
  const isTold = maySeeDiagnoses(work.actor, client.primaryClinicianId)
  return {
    ...toSummary(found, practice, sumLines(document.lines)),
    practiceId: key.practiceId,
    document: isTold ? document : withoutDiagnoses(document),
    missing: superbill.status === 'draft' ? superbillLacks(document) : [],
    sendings: await readSendings(work, superbillSendings, eq(superbillSendings.superbillId, superbill.id)),
    emails: permittedEmails(client.contacts),
    voidedOn: superbill.voidedOn,
    voidReason: superbill.voidReason,
    version: superbill.version,
    createdAt: superbill.createdAt.toISOString(),
    updatedAt: superbill.updatedAt.toISOString(),
  }
}
