import type * as api from '@oaklet/api/contract'
import type { FieldError, RemittanceDetails } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { payers } from '../../db/schema/payers-table'
import { remittances } from '../../db/schema/remittances-table'
import { AppError, staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { mayBeLeftToClient } from '../../x12/posting/line-entries'
import { isRecovery } from '../../x12/posting/provider-adjustments'
import type { Remittance } from '../../x12/remittance/remittance'
import { changedFields, recordAudit } from '../audit'
import { findRemittance } from './find-remittance'
import { requireNothingHidden } from './hidden-claims'
import { lockRemittance } from './lock-remittance'
import { keepPayerRules } from './payer-rules'
import { claimsIn } from './plan-locked'
import { planOf, stateIn } from './plan-of'
import type { ReadClaims } from './read-postable-claims'
import { isRemittance, type RemittanceRow } from './select-remittances'

type DecideCall = Pick<CallOf<typeof api.decideRemittance>, 'actor' | 'params' | 'body'>

/** Keeps what a person decided about a remittance, in place of what was decided before. */
export async function decideRemittance(
  { actor, params: key, body: { version, payerId, rules = [], ...decisions } }: DecideCall,
  work: Work,
): Promise<RemittanceDetails> {
  const row = await lockRemittance(work, key)
  if (row.state === 'posted') {
    throw new AppError('transition_refused', 'This payment is posted. Undo that before you decide anew.')
  }
  if (row.version !== version) throw staleEdit(await findRemittance(work, key))
  await requirePayer(work, row, payerId)
  requireInFile(row.said, decisions, rules)
  const { claims: named, plan } = await planOf(work, { ...row, payerId, decisions })
  await requireNothingHidden(work, row.practiceId, [
    ...chosenIn(row.decisions),
    ...(plan === null ? [] : claimsIn(plan)),
  ])
  requireClaims(named, decisions)
  const kept = decisions.reasons.filter(({ code }) => rules.includes(code))
  if (payerId !== null) await keepPayerRules(work, { practiceId: row.practiceId, payerId }, kept)
  const changed = changedFields({ payerId: row.payerId, ...row.decisions }, { payerId, ...decisions })
  await work.tx
    .update(remittances)
    .set({
      ...{ payerId, decisions, version: row.version + 1, updatedAt: work.now() },
      ...stateIn(plan, row.said),
    })
    .where(isRemittance(actor, key))
  await recordAudit(work, { action: 'updated', resource: 'remittance', recordId: row.id, changed })
  return findRemittance(work, key)
}

async function requirePayer(
  { tx, actor }: Work,
  { practiceId }: Pick<RemittanceRow, 'practiceId'>,
  payerId: string | null,
): Promise<void> {
  if (payerId === null) return
  // Held, so that nobody deletes it meanwhile.
  const [payer] = await tx
    .select({ id: payers.id })
    .from(payers)
    .where(
      and(
        eq(payers.organizationId, actor.organizationId),
        eq(payers.practiceId, practiceId),
        eq(payers.id, payerId),
      ),
    )
    .for('key share')
  if (payer === undefined) throw validationFailed([{ path: 'payerId', message: 'Choose an insurance' }])
}

type Decisions = Omit<DecideCall['body'], 'version' | 'payerId' | 'rules'>

/** The claims that a person chose. */
export const chosenIn = ({ claims, recoveries }: Decisions): (string | null)[] =>
  [...claims, ...recoveries].map(({ claimId }) => claimId)

/** Refuses decisions about what the file does not have, and two about the same. */
function requireInFile(
  said: Remittance,
  { claims: chosen, lines, recoveries, reasons }: Decisions,
  rules: readonly string[],
): void {
  const claimSegments = said.claims.map(({ segment }) => segment)
  const lineSegments = said.claims.flatMap((claim) => claim.lines.map(({ segment }) => segment))
  const recovering = said.providerAdjustments.flatMap((one, position) => (isRecovery(one) ? [position] : []))
  const codes = said.claims
    .flatMap((claim) => [...claim.adjustments, ...claim.lines.flatMap(({ adjustments }) => adjustments)])
    .flatMap((adjustment) => (mayBeLeftToClient(adjustment) ? [adjustment.code] : []))
  const decided = reasons.map(({ code }) => code)
  const errors = [
    ...wrongOnes('reasons', 'code', decided, codes),
    ...wrongOnes('rules', '', rules, decided),
    ...wrongOnes(
      'claims',
      'segment',
      chosen.map(({ segment }) => segment),
      claimSegments,
    ),
    ...wrongOnes(
      'lines',
      'segment',
      lines.map(({ segment }) => segment),
      lineSegments,
    ),
    ...wrongOnes(
      'recoveries',
      'position',
      recoveries.map(({ position }) => position),
      recovering,
    ),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

function wrongOnes<Place>(
  list: string,
  field: string,
  places: readonly Place[],
  known: readonly Place[],
): FieldError[] {
  const open = new Set(known)
  // What is decided once is taken out, so that a second decision about it finds nothing.
  return places.flatMap((place, index) =>
    open.delete(place)
      ? []
      : [
          {
            path: [list, index, field].filter((one) => one !== '').join('.'),

            message: 'The payment has no such part, or it is decided twice',
          },
        ],
  )
}

/** Refuses claims that are not those of the practice or its sisters or were never sent, and recoveries from lines that they don’t have. */
function requireClaims({ rows }: ReadClaims, decisions: Decisions): void {
  const known = new Map(
    rows.flatMap(({ claim }) => (claim.submittedOn === null ? [] : [[claim.id, claim.form] as const])),
  )
  const errors: FieldError[] = []
  for (const [index, { claimId }] of decisions.claims.entries()) {
    if (claimId !== null && !known.has(claimId))
      errors.push({ path: `claims.${index}.claimId`, message: 'Choose a claim that was sent' })
  }
  for (const [index, { claimId, lineNumber }] of decisions.recoveries.entries()) {
    const lines = known.get(claimId)?.lines ?? []
    if (!lines.some(({ controlNumber }) => controlNumber === lineNumber))
      errors.push({ path: `recoveries.${index}.claimId`, message: 'Choose a line of a claim that was sent' })
  }
  if (errors.length > 0) throw validationFailed(errors)
}
