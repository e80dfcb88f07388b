import type * as api from '@oaklet/api/contract'
import type { ImportedRemittances } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { staffIdOf, type Actor } from '../../actor'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { remittanceFiles, remittances } from '../../db/schema/remittances-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import { unstorableText } from '../../http/unstorable-text'
import type { Work } from '../../work'
import { paidProfiles } from '../../x12/posting/parties-of'
import { RefusedFile } from '../../x12/reading/RefusedFile'
import { readRemittances } from '../../x12/remittance/read-remittances'
import type { Remittance } from '../../x12/remittance/remittance'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { findPayingPayer } from './find-paying-payer'
import { hashOf } from './hash-of'
import { planOf, stateIn } from './plan-of'
import { saidColumns } from './said-columns'
import { isRemittanceOfPractice, selectRemittances, toRemittanceSummary } from './select-remittances'
import { type Imported, tellOfReview } from './tell-of-review'

/** What is decided about a remittance that nobody has looked at. */
const NOTHING_DECIDED = { claims: [], lines: [], recoveries: [], reasons: [], isAnotherPayment: false }

/** Keeps the remittances of a file that are paid to the practice and were not there before; nothing is posted. */
export async function importRemittances(
  { params: { practiceId }, body }: Pick<CallOf<typeof api.importRemittances>, 'params' | 'body'>,
  work: Work<Actor>,
): Promise<ImportedRemittances> {
  const bytes = Buffer.from(body.content, 'base64')
  const all = readContent(bytes)
  const ours = await paidTo(work, practiceId, all)
  if (ours.length === 0) {
    throw new AppError('not_ours', 'This file pays nobody who bills for this practice.')
  }
  const known = await knownHashes(work, practiceId, ours)
  const added = ours.filter(({ contentHash }) => !known.has(contentHash))
  const inserted =
    added.length === 0 ? [] : await insertAll(work, practiceId, { name: body.name, bytes }, added)
  for (const { id } of inserted) {
    await recordAudit(work, { action: 'created', resource: 'remittance', recordId: id })
  }
  await tellOfReview(work, practiceId, inserted)
  const hashes = ours.map(({ contentHash }) => contentHash)
  const rows = await selectRemittances(
    work,
    and(isRemittanceOfPractice(work.actor, practiceId), inArray(remittances.contentHash, hashes)),
    [],
    hashes.length,
  )
  const { currency } = await practiceToday(work, practiceId)
  const inOrder = rows.toSorted(
    (one, other) => hashes.indexOf(one.remittance.contentHash) - hashes.indexOf(other.remittance.contentHash),
  )
  return {
    remittances: inOrder.map((row) => toRemittanceSummary(row, currency)),
    otherCount: all.length - ours.length,
    isRepeated: inserted.length === 0,
  }
}

const PDF = 'This is a PDF. Ask the payer for its 835 file, or type the payment in by hand.'

/** The remittances in a file; refused at `content` where there are none that could be posted. */
function readContent(bytes: Uint8Array): readonly Remittance[] {
  const refused = (message: string) => validationFailed([{ path: 'content', message }])
  try {
    const { remittances: all } = readRemittances(bytes)
    if (all.some(({ isTest }) => isTest)) {
      throw refused('This file is only a test of the payer. Ask the payer for the real one.')
    }
    if (unstorableText(all).length > 0) {
      throw refused('This file has characters that no text has. Ask the payer for it again.')
    }
    return all
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    throw refused(error.reason === 'pdf' ? PDF : error.message)
  }
}

/**
 * Those that are paid to somebody who bills for the practice. For a job they are not those whose NPI is of another
 * practice with the same tax number; a person has chosen the practice.
 */
async function paidTo({ tx, actor }: Work<Actor>, practiceId: string, all: readonly Remittance[]) {
  const profiles = await tx
    .select({
      practiceId: billingProfiles.practiceId,
      npi: billingProfiles.npi,
      taxId: billingProfiles.taxId,
    })
    .from(billingProfiles)
    .where(
      and(
        eq(billingProfiles.organizationId, actor.organizationId),
        actor.kind === 'job' ? undefined : eq(billingProfiles.practiceId, practiceId),
      ),
    )
  return all.filter(({ payee }) =>
    paidProfiles(payee, profiles).some((profile) => profile.practiceId === practiceId),
  )
}

/** Which of these payments are there already; a job gives a payment to one practice of the organization. */
async function knownHashes({ tx, actor }: Work<Actor>, practiceId: string, ours: readonly Remittance[]) {
  const hashes = ours.map(({ contentHash }) => contentHash)
  const rows = await tx
    .select({ contentHash: remittances.contentHash })
    .from(remittances)
    .where(
      and(
        actor.kind === 'job'
          ? eq(remittances.organizationId, actor.organizationId)
          : isRemittanceOfPractice(actor, practiceId),
        inArray(remittances.contentHash, hashes),
      ),
    )
  return new Set(rows.map(({ contentHash }) => contentHash))
}

/** Those that were added; what somebody else imports at the same moment is added once. */
async function insertAll(
  work: Work<Actor>,
  practiceId: string,
  file: { name: string; bytes: Uint8Array },
  added: readonly Remittance[],
): Promise<Imported[]> {
  const { tx, actor } = work
  const fileId = await insertFile(work, practiceId, file)
  const now = work.now()
  const all: Imported[] = []
  for (const [position, said] of added.entries()) {
    const payerId = await findPayingPayer(work, practiceId, said)
    const draft = { practiceId, fileId, payerId, said, decisions: NOTHING_DECIDED }
    const inserted = await tx
      .insert(remittances)
      .values({
        ...{ organizationId: actor.organizationId, id: work.newId(), position, ...draft },
        ...{ ...saidColumns(said), ...stateIn((await planOf(work, draft)).plan, said) },
        ...{ importedById: staffIdOf(actor), importedAt: now, updatedAt: now },
      })
      .onConflictDoNothing()
      .returning({
        id: remittances.id,
        fileId: remittances.fileId,
        state: remittances.state,
        payerName: remittances.payerName,
      })
    all.push(...inserted)
  }
  return all
}

/** The id of the kept file: also of one that was kept before with the same bytes. */
async function insertFile(
  { tx, actor, newId, now }: Work<Actor>,
  practiceId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const { organizationId } = actor
  const sha256 = hashOf(bytes)
  const by = { importedById: staffIdOf(actor), importedAt: now() }
  const id = newId()
  const [inserted] = await tx
    .insert(remittanceFiles)
    .values({ organizationId, id, practiceId, name, sha256, content: bytes, ...by })
    .onConflictDoNothing()
    .returning({ id: remittanceFiles.id })
  if (inserted !== undefined) return inserted.id
  const [kept] = await tx
    .select({ id: remittanceFiles.id })
    .from(remittanceFiles)
    .where(
      and(
        eq(remittanceFiles.organizationId, organizationId),
        eq(remittanceFiles.practiceId, practiceId),
        eq(remittanceFiles.sha256, sha256),
      ),
    )
  if (kept === undefined) throw new Error('A file that is there can’t be read')
  return kept.id
}
