import type { ClaimForm, ClaimLine } from '@oaklet/api/contract'

/** What an insurance decides about a claim; `coinsured` and `forwarded` are of one that another insurance pays after. */
export type Verdict = 'paid' | 'deductible' | 'denied' | 'partly' | 'corrected' | 'coinsured' | 'forwarded'

/** A line of a claim as an insurance decided on it; the codes of its adjustments are with their groups. */
export interface DecidedLine extends Pick<
  ClaimLine,
  'controlNumber' | 'code' | 'modifiers' | 'date' | 'chargeCents'
> {
  units: number
  paidCents: number
  /** What it leaves to the client, or to the insurance that comes next. */
  shareCents: number
  adjustments: readonly { code: string; cents: number }[]
}

/** What an insurance keeps off the charge by its contract, in percent of it on the whole dollar. */
const CONTRACTUAL_PERCENT = 22
const COPAY_CENTS = 2_500
/** What the copay should have been all along, of a claim that is decided anew. */
const CORRECTED_COPAY_CENTS = 4_000
const COINSURANCE_PERCENT = 20
/** What an insurance finds too much of a line that it pays in part. */
const REFUSED_CENTS = 4_000

/** What an insurance decides about the lines of a claim. */
export const decidedLines = ({ lines }: ClaimForm, verdict: Verdict): DecidedLine[] =>
  lines.map((line, index) => {
    const { chargeCents } = line
    if (verdict === 'denied') return decided(line, [{ code: 'CO*197', cents: chargeCents }])
    const contractualCents = percentOf(chargeCents, CONTRACTUAL_PERCENT)
    const contractual = { code: 'CO*45', cents: contractualCents }
    const allowedCents = chargeCents - contractualCents
    return decided(line, [contractual, ...restOf(verdict, allowedCents, index === 0)])
  })

/** The lines by which the decision `paid` is taken back. */
export const reversedLines = (form: ClaimForm): DecidedLine[] =>
  decidedLines(form, 'paid').map((line) => ({
    ...line,
    ...{ chargeCents: -line.chargeCents, paidCents: -line.paidCents, shareCents: -line.shareCents },
    adjustments: line.adjustments.map(({ code, cents }) => ({ code, cents: -cents })),
  }))

/** What is not paid of what the contract allows; of the deductible, all of the first line is left. */
function restOf(verdict: Verdict, allowedCents: number, isFirst: boolean) {
  if (verdict === 'deductible' && isFirst) return [{ code: 'PR*1', cents: allowedCents }]
  if (verdict === 'coinsured' || verdict === 'forwarded') {
    return [{ code: 'PR*2', cents: percentOf(allowedCents, COINSURANCE_PERCENT) }]
  }
  if (verdict === 'corrected') return [{ code: 'PR*3', cents: CORRECTED_COPAY_CENTS }]
  const copay = { code: 'PR*3', cents: COPAY_CENTS }
  return verdict === 'partly' ? [{ code: 'CO*50', cents: REFUSED_CENTS }, copay] : [copay]
}

function decided(line: ClaimLine, adjustments: DecidedLine['adjustments']): DecidedLine {
  const sum = (of: typeof adjustments) => of.reduce((total, { cents }) => total + cents, 0)
  const { controlNumber, code, modifiers, date, chargeCents, units } = line
  return {
    ...{ controlNumber, code, modifiers, date, chargeCents, units },
    paidCents: chargeCents - sum(adjustments),
    shareCents: sum(adjustments.filter((one) => one.code.startsWith('PR'))),
    adjustments,
  }
}

/** On the whole dollar. */
const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 10_000) * 100
