import { pcnOf } from '@oaklet/api/contract'
import type { ClaimEntry, PostableClaim, PostableLine } from '../posting/claims-book'
import type { PostingQuestion } from '../posting/posting-plan'
import { sumOf } from '../remittance/imbalances-of'
import type {
  Adjustment,
  ProviderAdjustment,
  Remittance,
  RemittanceClaim,
  RemittanceLine,
} from '../remittance/remittance'
import { anEntry, booked, NO_DECISIONS } from './posted-before'

/** The payer of the claims here, and one that comes second. */
export const PAYER = '99901'
export const SECOND_PAYER = '99902'

/** The control number of the claim at this place, from 0. */
export const controlNumberAt = (index: number): string => pcnOf(index + 1)

/** A line of a session of 185.00 on 2 November 2026. */
export const aLine = (id: string, changes: Partial<PostableLine> = {}): PostableLine => ({
  id,
  controlNumber: id,
  appointmentId: 'session',
  servedOn: '2026-11-02',
  code: '90837',
  modifiers: ['95'],
  chargeCents: 18_500,
  contractCents: null,
  ...changes,
})

/** A claim that was sent, with the entries of its charges; `lines` are its lines in order. */
export function aClaim(index = 0, changes: Partial<PostableClaim> = {}): PostableClaim {
  const id = controlNumberAt(index)
  const lines = changes.lines ?? [aLine(`${id}01`)]
  return {
    id,
    controlNumber: id,
    payerId: PAYER,
    payerClaimNumber: '',
    clientId: `client ${index}`,
    client: { lastName: 'PINE', firstName: 'AVERY' },
    memberId: `EHP10000${index}`,
    isVoid: false,
    secondaryOf: null,
    entries: entriesOf(id, 'charged', lines),
    next: null,
    ...changes,
    lines,
  }
}

/** Entries that add the charges of these lines. */
const entriesOf = (claimId: string, kind: ClaimEntry['kind'], lines: readonly PostableLine[]) =>
  booked(
    lines.map(({ id, chargeCents }) => anEntry(claimId, id, kind, chargeCents)),
    null,
  )

/** A claim to the second payer for what the first left on its only line. */
export function aSecondClaim(first: PostableClaim, movedInCents: number, index = 1): PostableClaim {
  const id = controlNumberAt(index)
  const lines = first.lines.map((line, at) => ({
    ...line,
    id: `${id}0${at + 1}`,
    controlNumber: `${id}0${at + 1}`,
  }))
  const entries = movedInCents === 0 ? [] : [anEntry(id, `${id}01`, 'moved_in', movedInCents)]
  return aClaim(index, {
    ...{ payerId: SECOND_PAYER, secondaryOf: first.id, clientId: first.clientId, memberId: 'SMU200001' },
    ...{ lines, entries: booked(entries, null) },
  })
}

/** Adjustments as `['CO', '45', 3500]`. */
export type Reason = readonly [group: string, code: string, cents: number]

export const adjustmentsFrom = (reasons: readonly Reason[]): Adjustment[] =>
  reasons.map(([group, code, cents]) => ({ group, code, cents, quantity: null }))

/** What a payer says of a line, in balance. */
export function saidLine(
  line: PostableLine,
  reasons: readonly Reason[],
  changes: Partial<RemittanceLine> = {},
): RemittanceLine {
  const adjustments = adjustmentsFrom(reasons)
  const chargeCents = changes.chargeCents ?? line.chargeCents
  return {
    segment: 0,
    code: line.code,
    modifiers: line.modifiers,
    billedCode: null,
    billedModifiers: [],
    chargeCents,
    paidCents: chargeCents - sumOf(adjustments.map(({ cents }) => cents)),
    units: '1',
    servedFrom: line.servedOn,
    servedTo: line.servedOn,
    adjustments,
    controlNumber: line.controlNumber,
    allowedCents: null,
    remarks: [],
    ...changes,
  }
}

/** What a payer says of a claim with these lines, in balance. */
export function saidClaim(
  claim: PostableClaim,
  lines: readonly RemittanceLine[],
  changes: Partial<RemittanceClaim> = {},
): RemittanceClaim {
  const { adjustments = [] } = changes
  const chargeCents = changes.chargeCents ?? sumOf(lines.map((line) => line.chargeCents))
  const all = [...adjustments, ...lines.flatMap((line) => line.adjustments)]
  return {
    segment: 0,
    controlNumber: claim.controlNumber,
    status: '1',
    chargeCents,
    paidCents: chargeCents - sumOf(all.map(({ cents }) => cents)),
    clientShareCents: 0,
    payerClaimNumber: '',
    adjustments,
    client: { ...claim.client, id: claim.memberId },
    insured: null,
    corrected: null,
    servedFrom: lines[0]?.servedFrom ?? null,
    servedTo: null,
    allowedCents: null,
    remarks: [],
    lines,
    ...changes,
  }
}

/** What a payer says of all lines of a claim: the same of each. */
export const saidOfAll = (
  claim: PostableClaim,
  reasons: readonly Reason[],
  changes: Partial<RemittanceClaim> = {},
): RemittanceClaim =>
  saidClaim(
    claim,
    claim.lines.map((line) => saidLine(line, reasons)),
    changes,
  )

/** The same with the opposite sums, as a payer takes it back. */
export function takenBack(said: RemittanceClaim): RemittanceClaim {
  const opposite = (adjustments: readonly Adjustment[]) =>
    adjustments.map((adjustment) => ({ ...adjustment, cents: 0 - adjustment.cents }))
  return {
    ...said,
    status: '22',
    chargeCents: 0 - said.chargeCents,
    paidCents: 0 - said.paidCents,
    adjustments: opposite(said.adjustments),
    lines: said.lines.map((line) => ({
      ...line,
      chargeCents: 0 - line.chargeCents,
      paidCents: 0 - line.paidCents,
      adjustments: opposite(line.adjustments),
    })),
  }
}

/** A payment in balance for these claims; their segments count from 1, and those of lines from 1001, 2001 and so on. */
export function aPayment(
  claims: readonly RemittanceClaim[],
  other: readonly Omit<ProviderAdjustment, 'segment'>[] = [],
): Remittance {
  const numbered = claims.map((claim, index) => ({
    ...claim,
    segment: index + 1,
    lines: claim.lines.map((line, at) => ({ ...line, segment: (index + 1) * 1000 + at + 1 })),
  }))
  return {
    segment: 1,
    method: 'ACH',
    amountCents: sumOf(claims.map(({ paidCents }) => paidCents)) - sumOf(other.map(({ cents }) => cents)),
    paidOn: '2026-11-18',
    traceNumber: 'EFT1',
    tracePayerId: '1990000901',
    payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: [PAYER] },
    payee: { name: 'OAKWOOD THERAPY GROUP', npi: '2000000010', taxId: '990000001' },
    claims: numbered,
    providerAdjustments: other.map((adjustment) => ({ ...adjustment, segment: 9000 })),
    traceKey: 'EFT1',
    contentHash: 'hash',
    isTest: false,
    warnings: [],
  }
}

/** The question that a payment asks about these claims. */
export const aQuestion = (
  remittance: Remittance,
  claims: readonly PostableClaim[],
  changes: Partial<PostingQuestion> = {},
): PostingQuestion => ({
  ...{
    remittance,
    claims,
    payerId: PAYER,
    floats: [],
    postedContentHashes: new Set(),
    rules: new Map(),
    deniedOn: new Map(),
    decisions: NO_DECISIONS,
  },
  ...changes,
})
