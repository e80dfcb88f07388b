import { PAYMENT_ADJUSTMENTS } from '@oaklet/api/contract'
import type { ProviderAdjustment } from '../remittance/remittance'
import { sumOf } from '../remittance/imbalances-of'
import { controlNumberIn } from './control-number'

/** What money of a payment that belongs to no claim is. */
export type PayerEntryKind =
  /** Interest for paying late: income. */
  | 'interest'
  /** Carried forward to a later payment, or what such a payment recovers. */
  | 'float'
  /** Recovered from the claim that a person chose. */
  | 'taken_back'
  /** Owed to the payer or by it, until somebody finds out for what. */
  | 'unclear'
  /** A line of the deposit with a name. */
  | 'other'

/** An entry in the book of a payer, with the sign of the file: a positive sum lowers the deposit. */
export interface PayerEntry {
  kind: PayerEntryKind
  code: string
  reference: string
  cents: number
}

/** An adjustment of a payment, the entry that it becomes, and what a person may still say about it. */
export interface PlannedAdjustment extends PayerEntry {
  words: string
  /** Whether a person should choose the claim that it is about. It can be posted before: it is `unclear` then. */
  needsPerson: boolean
  /** A patient control number in its reference; null where there is none. */
  controlNumber: string | null
  /** How much more it recovers than was paid on the line that a person chose; 0 for all that does not. */
  beyondCents: number
}

/** What is carried forward between a payer and the practice: the sum of its entries by code and reference. */
export interface FloatBalance {
  code: string
  reference: string
  cents: number
}

const WORDS: Readonly<Record<string, string>> = PAYMENT_ADJUSTMENTS

/** What may be about a claim. */
const ABOUT_A_CLAIM = ['FB', 'WO', '72', 'CS']

/** What is carried forward, or answers that. */
const CARRIED = ['FB', 'WO']

/** Whether an adjustment takes money of the payment, and may do so for a claim. */
export const isRecovery = ({ code, cents }: Pick<ProviderAdjustment, 'code' | 'cents'>): boolean =>
  ABOUT_A_CLAIM.includes(code) && cents > 0

/**
 * What each adjustment of a payment becomes. `reversedCents` is what the payment takes back for claims, which a
 * payer may carry forward, once; `recovered` has the places of the adjustments for which a person chose a claim.
 */
export function plannedAdjustments(
  adjustments: readonly ProviderAdjustment[],
  floats: readonly FloatBalance[],
  reversedCents: number,
  recovered: ReadonlyMap<number, { beyondCents: number }>,
): PlannedAdjustment[] {
  const balances = new Map<string, number>()
  for (const { code, reference, cents } of floats) addTo(balances, code, reference, cents)
  let toCarryCents = reversedCents
  return adjustments.map(({ code, reference, cents }, index) => {
    const balance = balances.get(keyOf(code, reference)) ?? 0
    const kind = recovered.has(index) ? 'taken_back' : kindOf(code, cents, balance, toCarryCents)
    if (kind === 'float') {
      addTo(balances, code, reference, cents)
      if (!answers(cents, balance)) toCarryCents += cents
    }
    return {
      ...{ kind, code, reference, cents },
      words: WORDS[code] ?? `Adjustment ${code}`,
      needsPerson: kind === 'unclear',
      controlNumber: controlNumberIn(reference),
      beyondCents: recovered.get(index)?.beyondCents ?? 0,
    }
  })
}

function kindOf(code: string, cents: number, balance: number, toCarryCents: number): PayerEntryKind {
  if (code === 'L6') return 'interest'
  if (!ABOUT_A_CLAIM.includes(code)) return 'other'
  if (!CARRIED.includes(code)) return 'unclear'
  const carriesForward = cents < 0 && (code === 'FB' || toCarryCents >= 0 - cents)
  return carriesForward || answers(cents, balance) ? 'float' : 'unclear'
}

const answers = (cents: number, balance: number): boolean =>
  balance !== 0 && Math.sign(balance) !== Math.sign(cents) && Math.abs(cents) <= Math.abs(balance)

const keyOf = (code: string, reference: string): string => `${code} ${reference}`

function addTo(balances: Map<string, number>, code: string, reference: string, cents: number) {
  const key = keyOf(code, reference)
  balances.set(key, sumOf([balances.get(key) ?? 0, cents]))
}
