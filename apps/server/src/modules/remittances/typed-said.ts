import type { ClaimForm, ClaimLine, TypedRemittance } from '@oaklet/api/contract'
import { REVERSAL } from '../../x12/posting/plan-claim'
import { sumOf } from '../../x12/remittance/imbalances-of'
import type { Remittance, RemittanceClaim, RemittanceLine } from '../../x12/remittance/remittance'
import { traceKeyOf } from '../../x12/remittance/trace-key'
import { hashOf } from './hash-of'

/** The payer of ours that paid. */
export interface TypedPayer {
  name: string
  payerId: string
  remittanceIds: readonly { kind: string; value: string }[]
}

type TypedClaim = TypedRemittance['claims'][number]

/** What a payment that was typed in says, as if it had come in a file: `forms` has what each claim of it says. */
export function typedSaid(
  typed: TypedRemittance,
  payer: TypedPayer,
  forms: ReadonlyMap<string, ClaimForm>,
): Remittance {
  const [first] = forms.values()
  const billing = first?.billing
  const numbered = numberer()
  const said = {
    ...{ segment: numbered(), method: typed.method, amountCents: typed.amountCents, paidOn: typed.paidOn },
    traceNumber: typed.traceNumber,
    tracePayerId: payer.remittanceIds.find(({ kind }) => kind === 'TRN03')?.value ?? '',
    payer: { name: payer.name, id: payer.payerId, otherIds: [] },
    payee: { name: billing?.name ?? '', npi: billing?.npi ?? '', taxId: billing?.taxId ?? '' },
    claims: typed.claims.flatMap((claim) => {
      const form = forms.get(claim.claimId)
      return form === undefined ? [] : [claimSaid(claim, form, numbered)]
    }),
    providerAdjustments: typed.adjustments.map((adjustment) => ({ segment: numbered(), ...adjustment })),
    ...{ isTest: false, warnings: [] },
  }
  const contentHash = hashOf(JSON.stringify(['typed', said]))
  return { ...said, contentHash, traceKey: traceKeyOf(said, contentHash) }
}

/** Gives each part of a payment the number that stands for its place in a file: 1, 2, 3 and so on. */
function numberer(): () => number {
  let last = 0
  return () => (last += 1)
}

function claimSaid(typed: TypedClaim, form: ClaimForm, numbered: () => number): RemittanceClaim {
  const segment = numbered()
  const counted = (cents: number) => (typed.isReversal ? 0 - cents : cents)
  const lines = typed.lines.flatMap((line) => {
    const ours = form.lines.find(({ controlNumber }) => controlNumber === line.lineNumber)
    return ours === undefined ? [] : [lineSaid(line, ours, numbered(), counted)]
  })
  const shares = typed.lines.flatMap(({ reasons }) => reasons.filter(({ group }) => group === 'PR'))
  return {
    ...{ segment, controlNumber: form.pcn, status: statusOf(form.priority, typed) },
    chargeCents: sumOf(lines.map(({ chargeCents }) => chargeCents)),
    paidCents: sumOf(lines.map(({ paidCents }) => paidCents)),
    clientShareCents: counted(sumOf(shares.map(({ cents }) => cents))),
    payerClaimNumber: typed.payerClaimNumber,
    adjustments: [],
    client: { lastName: form.client.lastName, firstName: form.client.firstName, id: form.memberId },
    ...{ insured: null, corrected: null },
    servedFrom: lines[0]?.servedFrom ?? null,
    servedTo: lines.at(-1)?.servedTo ?? null,
    ...{ allowedCents: null, remarks: [], lines },
  }
}

/** CLP02: a decision taken back, or processed as the first, second or third insurance, and perhaps sent on to the next one. */
function statusOf(priority: number, { isForwarded, isReversal }: TypedClaim): string {
  if (isReversal) return REVERSAL
  const place = Math.min(Math.max(priority, 1), 3)
  return String(isForwarded ? FORWARDED_AS_FIRST + place - 1 : place)
}

const FORWARDED_AS_FIRST = 19

/** What is said of a service; `counted` makes sums negative where they are taken back. */
const lineSaid = (
  { paidCents, allowedCents, reasons, remarks }: TypedClaim['lines'][number],
  { controlNumber, date, code, modifiers, chargeCents, units }: ClaimLine,
  segment: number,
  counted: (cents: number) => number,
): RemittanceLine => ({
  ...{ segment, code, modifiers, billedCode: null, billedModifiers: [] },
  ...{ chargeCents: counted(chargeCents), paidCents: counted(paidCents) },
  ...{ units: String(units), servedFrom: date, servedTo: date },
  adjustments: reasons.map(({ cents, ...reason }) => ({ ...reason, cents: counted(cents), quantity: null })),
  ...{ controlNumber, allowedCents: allowedCents === null ? null : counted(allowedCents), remarks },
})
