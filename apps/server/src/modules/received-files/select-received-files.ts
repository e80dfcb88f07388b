import {
  ANSWER_KINDS,
  type ClaimAnswer,
  type ReceivedFile,
  type ReceivedFileDetails,
} from '@oaklet/api/contract'
import { and, asc, countDistinct, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claimBatches } from '../../db/schema/claim-batches-table'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { answeredBatches, claimAnswers, receivedFiles } from '../../db/schema/received-files-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { readSendings } from './sendings'

/** Names one received file of one practice, as the routes' parameters do. */
export interface ReceivedFileKey {
  practiceId: string
  fileId: string
}

/** The files that a practice received. */
export const isFileOfPractice = ({ organizationId }: Pick<Actor, 'organizationId'>, practiceId: string) =>
  and(eq(receivedFiles.organizationId, organizationId), eq(receivedFiles.practiceId, practiceId))

/** The row that `key` names. */
export const isFile = (actor: Pick<Actor, 'organizationId'>, { practiceId, fileId }: ReceivedFileKey) =>
  and(isFileOfPractice(actor, practiceId), eq(receivedFiles.id, fileId))

/** Files with the name of who imported them, the newest first, without what is in them. */
export function selectFiles({ tx }: Work<Actor>, where: SQL | undefined, limit = 1) {
  const { id, practiceId, name, kinds, warnings, importedAt } = receivedFiles
  return tx
    .select({ id, practiceId, name, kinds, warnings, importedAt, importedByName: staff.name })
    .from(receivedFiles)
    .leftJoin(
      staff,
      and(eq(staff.organizationId, receivedFiles.organizationId), eq(staff.id, receivedFiles.importedById)),
    )
    .where(where)
    .orderBy(desc(receivedFiles.importedAt), desc(receivedFiles.id))
    .limit(limit)
}

export type SelectedFile = Awaited<ReturnType<typeof selectFiles>>[number]

/** Files as the contract shows them in a list. */
export async function toReceivedFiles(
  { tx, actor }: Work<Actor>,
  rows: readonly SelectedFile[],
): Promise<(row: SelectedFile) => ReceivedFile> {
  const ids = rows.map(({ id }) => id)
  const counted = await tx
    .select({
      fileId: claimAnswers.fileId,
      verdict: claimAnswers.verdict,
      known: countDistinct(claimAnswers.claimId),
      unknown: sql<number>`(count(*) filter (where ${claimAnswers.claimId} is null))::int`,
    })
    .from(claimAnswers)
    .where(and(eq(claimAnswers.organizationId, actor.organizationId), inArray(claimAnswers.fileId, ids)))
    .groupBy(claimAnswers.fileId, claimAnswers.verdict)
  const answered = await tx
    .select({ fileId: answeredBatches.fileId, id: claimBatches.id, number: claimBatches.number })
    .from(answeredBatches)
    .innerJoin(
      claimBatches,
      and(
        eq(claimBatches.organizationId, answeredBatches.organizationId),
        eq(claimBatches.id, answeredBatches.batchId),
      ),
    )
    .where(
      and(eq(answeredBatches.organizationId, actor.organizationId), inArray(answeredBatches.fileId, ids)),
    )
    .orderBy(asc(claimBatches.number))
  return ({ importedAt, kinds, ...row }) => {
    const own = counted.filter(({ fileId }) => fileId === row.id)
    const countOf = (verdict: ClaimAnswer['verdict']) =>
      own.find((one) => one.verdict === verdict)?.known ?? 0
    return {
      ...row,
      kinds: ANSWER_KINDS.filter((kind) => kinds.includes(kind)),
      importedAt: importedAt.toISOString(),
      batches: answered.filter(({ fileId }) => fileId === row.id).map(({ id, number }) => ({ id, number })),
      counts: {
        received: countOf('received'),
        accepted: countOf('accepted'),
        rejected: countOf('rejected'),
      },
      unknownCount: own.reduce((sum, { unknown }) => sum + unknown, 0),
    }
  }
}

/** One file as the contract shows it; throws 404 when there is none. */
export async function findReceivedFile(
  work: Work<Actor>,
  key: ReceivedFileKey,
): Promise<ReceivedFileDetails> {
  const [row] = await selectFiles(work, isFile(work.actor, key))
  if (row === undefined) throw notFound()
  const toFile = await toReceivedFiles(work, [row])
  const answers = await findAnswers(work, key.practiceId, eq(claimAnswers.fileId, row.id))
  return { ...toFile(row), answers: answers.toSorted(rejectedFirst) }
}

const rejectedFirst = (one: ClaimAnswer, other: ClaimAnswer): number =>
  Number(other.verdict === 'rejected') - Number(one.verdict === 'rejected') ||
  (one.pcn < other.pcn ? -1 : one.pcn > other.pcn ? 1 : 0)

/** The answers that are asked for, those of the newest import first and then as they stand in the file. */
export async function findAnswers(work: Work<Actor>, practiceId: string, where: SQL): Promise<ClaimAnswer[]> {
  const { tx, actor } = work
  const rows = await tx
    .select({
      answer: claimAnswers,
      file: { id: receivedFiles.id, name: receivedFiles.name },
      importedAt: receivedFiles.importedAt,
      client: NAMED_CLIENT,
      pcn: claims.pcn,
    })
    .from(claimAnswers)
    .innerJoin(
      receivedFiles,
      and(
        eq(receivedFiles.organizationId, claimAnswers.organizationId),
        eq(receivedFiles.id, claimAnswers.fileId),
      ),
    )
    .leftJoin(
      claims,
      and(eq(claims.organizationId, claimAnswers.organizationId), eq(claims.id, claimAnswers.claimId)),
    )
    .leftJoin(clients, isClientOf(claims))
    .where(and(isFileOfPractice(actor, practiceId), where))
    .orderBy(desc(receivedFiles.importedAt), desc(receivedFiles.id), asc(claimAnswers.position))
  const claimIds = new Set(rows.flatMap(({ answer }) => answer.claimId ?? []))
  const sendings = await readSendings(work, practiceId, [...claimIds])
  return rows.map(({ answer, file, importedAt, client, pcn }) => {
    const { id, kind, sender, senderName, verdict, attempt, findings, text, raw, claimId } = answer
    const { payerClaimNumber, clearinghouseNumber, answeredOn } = answer
    const isKnown = claimId !== null && client !== null && pcn !== null
    return {
      ...{ id, file, kind, pcn: answer.pcn, sender, senderName, verdict, attempt },
      claim: isKnown ? { id: claimId, pcn, clientName: displayName(client) } : null,
      stands: claimId !== null && sendings.get(claimId)?.standing?.id === id,
      ...{ on: answeredOn, findings, text, payerClaimNumber, clearinghouseNumber, raw },
      importedAt: importedAt.toISOString(),
    }
  })
}
