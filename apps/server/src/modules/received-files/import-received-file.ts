import { createHash } from 'node:crypto'
import type * as api from '@oaklet/api/contract'
import { ANSWER_KINDS, type ImportedFile } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { staffIdOf, type Actor } from '../../actor'
import { insertRows } from '../../db/insert-rows'
import { answeredBatches, claimAnswers, receivedFiles } from '../../db/schema/received-files-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { readAnswers, type AnswerFile } from '../../x12/answers/read-answers'
import { RefusedFile } from '../../x12/reading/RefusedFile'
import { recordAudits } from '../audit'
import { answersToClaims, stored } from './answers-to-claims'
import { matchAnswers, type MatchedAnswer } from './match-answers'
import { findReceivedFile, isFileOfPractice, type ReceivedFileKey } from './select-received-files'
import { settleBatches, settleClaims } from './settle-answered'
import { tellOfRejections } from './tell-of-rejections'

type ImportCall = Pick<CallOf<typeof api.importReceivedFile>, 'params' | 'body'>

/** Keeps a file of answers as it came, and moves the claims that it speaks of; the same bytes again change nothing. */
export async function importReceivedFile(
  { params: { practiceId }, body: { name, content } }: ImportCall,
  work: Work<Actor>,
): Promise<ImportedFile> {
  const bytes = bytesOf(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const earlier = await findByHash(work, practiceId, sha256)
  if (earlier !== null) return repeated(work, earlier)
  const file = readOrRefuse(bytes)
  const matched = await matchAnswers(work, practiceId, file.answers)
  const key = { practiceId, fileId: work.newId() }
  const isNew = await insertFile(work, key, { name, bytes, sha256, file, matched })
  if (!isNew) {
    // Somebody else has imported the same file since this call looked for it.
    const same = await findByHash(work, practiceId, sha256)
    if (same === null) throw new Error('A file is there already and was not found')
    return repeated(work, same)
  }
  const claimIds = await insertAnswers(work, key, matched)
  const { audits, rejected } = await settleClaims(work, practiceId, claimIds)
  await settleBatches(work, batchIdsOf(matched))
  await tellOfRejections(work, key, rejected)
  await recordAudits(work, [
    { action: 'imported', resource: 'received_file', recordId: key.fileId },
    ...audits,
  ])
  return { file: await findReceivedFile(work, key), isRepeated: false }
}

const repeated = async (work: Work<Actor>, key: ReceivedFileKey): Promise<ImportedFile> => ({
  file: await findReceivedFile(work, key),
  isRepeated: true,
})

function bytesOf(content: string): Uint8Array {
  if (content.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(content))
    throw refused('This is not in base64')
  return Buffer.from(content, 'base64')
}

const refused = (message: string) => validationFailed([{ path: 'content', message }])

function readOrRefuse(bytes: Uint8Array): AnswerFile {
  try {
    return readAnswers(bytes)
  } catch (error: unknown) {
    if (!(error instanceof RefusedFile)) throw error
    const { message, segment } = error
    const isSaid = segment === null || message.includes(`segment ${segment}`)
    throw refused(isSaid ? message : `${message} (segment ${segment})`)
  }
}

async function findByHash(
  { tx, actor }: Work<Actor>,
  practiceId: string,
  sha256: string,
): Promise<ReceivedFileKey | null> {
  const [row] = await tx
    .select({ id: receivedFiles.id })
    .from(receivedFiles)
    .where(and(isFileOfPractice(actor, practiceId), eq(receivedFiles.sha256, sha256)))
  return row === undefined ? null : { practiceId, fileId: row.id }
}

const batchIdsOf = (matched: readonly MatchedAnswer[]): string[] =>
  [...new Set(matched.map(({ batch }) => batch.row.id))].toSorted()

interface NewFile {
  name: string
  bytes: Uint8Array
  sha256: string
  file: AnswerFile
  matched: readonly MatchedAnswer[]
}

/** Keeps the file, unless it is there already. */
async function insertFile(
  { tx, actor, now }: Work<Actor>,
  { practiceId, fileId }: ReceivedFileKey,
  { name, bytes, sha256, file, matched }: NewFile,
): Promise<boolean> {
  const { organizationId } = actor
  const kinds = new Set(matched.map(({ received }) => received.answer.kind))
  const inserted = await tx
    .insert(receivedFiles)
    .values({
      ...{ organizationId, id: fileId, practiceId, name, content: bytes, sha256 },
      kinds: ANSWER_KINDS.filter((kind) => kinds.has(kind)),
      warnings: warningsOf(file, matched),
      ...{ importedById: staffIdOf(actor), importedAt: now() },
    })
    .onConflictDoNothing()
    .returning({ id: receivedFiles.id })
  return inserted.length > 0
}

/** The most warnings that are kept of a file. */
const MAX_WARNINGS = 20
const MAX_WARNING = 300

function warningsOf({ answers, warnings }: AnswerFile, matched: readonly MatchedAnswer[]): string[] {
  const isPartOfOthers = matched.length < answers.length
  const messages = [
    ...(isPartOfOthers
      ? ['A part of it is about files that this practice has not sent, and was left out.']
      : []),
    ...warnings.slice(0, MAX_WARNINGS).map(({ message }) => stored(message, MAX_WARNING)),
  ]
  const further = warnings.length - MAX_WARNINGS
  return further > 0 ? [...messages, `And ${further} more like these.`] : messages
}

/** Keeps which files it answers and what it says of each claim, and returns the claims. */
async function insertAnswers(
  work: Work<Actor>,
  { fileId }: ReceivedFileKey,
  matched: readonly MatchedAnswer[],
): Promise<string[]> {
  const { organizationId } = work.actor
  await work.tx
    .insert(answeredBatches)
    .values(batchIdsOf(matched).map((batchId) => ({ organizationId, fileId, batchId })))
  const answers = await answersToClaims(work, matched)
  await insertRows(
    work.tx,
    claimAnswers,
    answers.map((row) => ({ ...row, organizationId, fileId, id: work.newId() })),
  )
  return [...new Set(answers.flatMap(({ claimId }) => claimId ?? []))]
}
