import type { ClaimContext, Scrub } from './claim-context'
import type { ClaimFinding } from './claim-findings'
import type { ClaimForm } from './claim-form'
import { scrubDiagnoses } from './scrub-diagnoses'
import { scrubInsurance } from './scrub-insurance'
import { scrubLines } from './scrub-lines'
import { scrubPeople } from './scrub-people'
import { scrubProviders } from './scrub-providers'
import { scrubTexts } from './scrub-texts'

const SCRUBS: readonly Scrub[] = [
  scrubInsurance,
  scrubPeople,
  scrubDiagnoses,
  scrubLines,
  scrubProviders,
  scrubTexts,
]

/** A claim that takes one back says again what was sent: it needs the payer’s id and number alone. */
const OF_CANCELLATION: ReadonlySet<number> = new Set([2, 22])

/** What stands in a claim’s way, the errors first, each level in the order of the rules. */
export function scrubClaim(form: ClaimForm, context: ClaimContext): ClaimFinding[] {
  const all = SCRUBS.flatMap((scrub) => scrub(form, context))
  const found = form.frequency === '8' ? all.filter(({ number }) => OF_CANCELLATION.has(number)) : all
  const rank = ({ level, number }: ClaimFinding) => (level === 'error' ? 0 : 100) + number
  return found.toSorted((left, right) => rank(left) - rank(right))
}

/** Whether any of the findings keeps a claim from being sent. */
export const hasErrors = (findings: readonly ClaimFinding[]): boolean =>
  findings.some(({ level }) => level === 'error')
