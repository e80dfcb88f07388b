import type * as api from '@oaklet/api/contract'
import type { ClaimForm, FieldError, RemittanceDetails, TypedRemittance } from '@oaklet/api/contract'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import { payers } from '../../db/schema/payers-table'
import { remittances } from '../../db/schema/remittances-table'
import { sqlState, UNIQUE_VIOLATION } from '../../db/sql-state'
import { AppError, staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { chosenIn } from './decide-remittance'
import { findRemittance } from './find-remittance'
import { requireNothingHidden } from './hidden-claims'
import { lockRemittance } from './lock-remittance'
import { planOf, stateIn } from './plan-of'
import { saidColumns } from './said-columns'
import { isRemittance } from './select-remittances'
import { typedSaid, type TypedPayer } from './typed-said'

/** Keeps a payment that somebody typed in from paper; nothing is posted. */
export async function typeRemittance(
  { actor, params: { practiceId }, body }: CallOf<typeof api.typeRemittance>,
  work: Work,
): Promise<RemittanceDetails> {
  const { organizationId, staffId } = actor
  const id = work.newId()
  const now = work.now()
  const columns = await typedColumns(work, practiceId, body)
  await keptOnce(() =>
    work.tx.insert(remittances).values({
      ...{ organizationId, id, practiceId, fileId: null, position: 0, ...columns },
      ...{ importedById: staffId, importedAt: now, updatedAt: now },
    }),
  )
  await recordAudit(work, { action: 'created', resource: 'remittance', recordId: id })
  return findRemittance(work, { practiceId, remittanceId: id })
}

/** Puts what was typed in right; all that was decided about it is gone. */
export async function retypeRemittance(
  { actor, params: key, body: { version, ...typed } }: CallOf<typeof api.retypeRemittance>,
  work: Work,
): Promise<RemittanceDetails> {
  const row = await lockRemittance(work, key)
  if (row.fileId !== null) {
    throw new AppError('transition_refused', 'This payment came in a file: what it says can’t be changed.')
  }
  if (row.state === 'posted') {
    throw new AppError('transition_refused', 'This payment is posted. Undo that before you change it.')
  }
  if (row.version !== version) throw staleEdit(await findRemittance(work, key))
  await requireNothingHidden(work, row.practiceId, chosenIn(row.decisions))
  const columns = await typedColumns(work, row.practiceId, typed)
  await keptOnce(() =>
    work.tx
      .update(remittances)
      .set({ ...columns, version: version + 1, updatedAt: work.now() })
      .where(isRemittance(actor, key)),
  )
  const changed = changedFields(shownColumns(row), shownColumns(columns))
  await recordAudit(work, { action: 'updated', resource: 'remittance', recordId: row.id, changed })
  return findRemittance(work, key)
}

/** What an audit names of a payment that was typed anew. */
const shownColumns = ({
  payerId,
  method,
  traceNumber,
  amountCents,
  paidOn,
  said: { claims: said, providerAdjustments },
}: Pick<
  typeof remittances.$inferSelect,
  'payerId' | 'method' | 'traceNumber' | 'amountCents' | 'paidOn' | 'said'
>) => ({ payerId, method, traceNumber, amountCents, paidOn, claims: said, adjustments: providerAdjustments })

/** The columns of what was typed in, with the claims that the person chose, and how it stands by the records as they are. */
async function typedColumns(work: Work, practiceId: string, typed: TypedRemittance) {
  const { payer, forms } = await requireRecords(work, practiceId, typed)
  const said = typedSaid(typed, payer, forms)
  const chosen = said.claims.map(({ segment }, index) => ({
    ...{ segment, claimId: typed.claims[index]?.claimId ?? null, isAsWritten: false },
  }))
  const decisions = { claims: chosen, lines: [], recoveries: [], reasons: [], isAnotherPayment: false }
  const draft = { practiceId, fileId: null, payerId: typed.payerId, said, decisions }
  const { plan } = await planOf(work, draft)
  return { payerId: typed.payerId, decisions, ...saidColumns(said), ...stateIn(plan, said) }
}

/** Writes a payment; one that is there with all the same is refused at its number. */
async function keptOnce(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw validationFailed([{ path: 'traceNumber', message: 'This payment was typed in before' }])
  }
}

/** The payer and the claims that a payment names; refuses at its fields what the practice doesn’t have. */
async function requireRecords(
  { tx, actor }: Work,
  practiceId: string,
  typed: TypedRemittance,
): Promise<{ payer: TypedPayer; forms: Map<string, ClaimForm> }> {
  const { name, payerId, remittanceIds } = payers
  // Held, so that nobody deletes it meanwhile.
  const [payer] = await tx
    .select({ name, payerId, remittanceIds })
    .from(payers)
    .where(
      and(
        eq(payers.organizationId, actor.organizationId),
        eq(payers.practiceId, practiceId),
        eq(payers.id, typed.payerId),
      ),
    )
    .for('key share')
  if (payer === undefined) throw validationFailed([{ path: 'payerId', message: 'Choose an insurance' }])
  const rows = await tx
    .select({ id: claims.id, form: claims.form })
    .from(claims)
    .where(
      and(
        eq(claims.organizationId, actor.organizationId),
        eq(claims.practiceId, practiceId),
        eq(claims.payerId, typed.payerId),
        isNotNull(claims.submittedOn),
        inArray(
          claims.id,
          typed.claims.map(({ claimId }) => claimId),
        ),
      ),
    )
  const sent = new Map(rows.map(({ id, form }) => [id, form]))
  const errors = [...paymentErrors(typed), ...typed.claims.flatMap(claimErrors(sent))]
  if (errors.length > 0) throw validationFailed(errors)
  // In the order in which they were typed.
  const forms = typed.claims.flatMap(({ claimId }) => {
    const form = sent.get(claimId)
    return form === undefined ? [] : [[claimId, form] as const]
  })
  return { payer, forms: new Map(forms) }
}

function paymentErrors({
  method,
  amountCents,
  traceNumber,
  claims,
  adjustments,
}: TypedRemittance): FieldError[] {
  if (claims.length + adjustments.length === 0)
    return [{ path: 'claims', message: 'Choose a claim that the payment is for, or add money of no claim' }]
  if (method === 'NON')
    return amountCents === 0
      ? []
      : [{ path: 'amountCents', message: 'Where no money moved, the amount is zero' }]
  return traceNumber === ''
    ? [{ path: 'traceNumber', message: 'Enter the number of the check or transfer' }]
    : []
}

/** Refuses a claim that this payer was not sent, or that is decided or taken back twice, and services that it doesn’t have. */
const claimErrors =
  (sent: ReadonlyMap<string, ClaimForm>) =>
  (
    { claimId, isReversal, lines }: TypedRemittance['claims'][number],
    index: number,
    all: TypedRemittance['claims'],
  ): FieldError[] => {
    const path = `claims.${index}`
    const form = sent.get(claimId)
    if (form === undefined)
      return [{ path: `${path}.claimId`, message: 'Choose a claim that was sent to this insurance' }]
    if (all.findIndex((one) => one.claimId === claimId && one.isReversal === isReversal) < index)
      return [{ path: `${path}.claimId`, message: 'This claim stands here twice' }]
    const open = new Set(form.lines.map(({ controlNumber }) => controlNumber))
    // What is named once is taken out, so that a second one finds nothing.
    return lines.flatMap(({ lineNumber }, at) =>
      open.delete(lineNumber)
        ? []
        : [
            {
              path: `${path}.lines.${at}.lineNumber`,
              message: 'The claim has no such service, or it is here twice',
            },
          ],
    )
  }
