import { elementAt, nameOf } from '../reading/segment'
import type { TransactionSet } from '../reading/transaction-set'
import type { ClaimAnswer, SentClaim } from './answer'
import type { EnvelopeAnswer, SetAnswer, SyntaxAnswer, SyntaxFinding } from './syntax-answers'

/** The claims of a sent set (837), with the segments that speak of each: from its policy holder on. */
export function sentClaimsOf({ segments, controlNumber }: TransactionSet): SentClaim[] {
  const claims: SentClaim[] = []
  let begun: number | null = null
  for (const [index, segment] of segments.entries()) {
    const position = index + 1
    if (nameOf(segment) === 'HL') begun = elementAt(segment, 3) === '23' ? begun : position
    if (nameOf(segment) !== 'CLM') continue
    const last = claims.at(-1)
    const from: number = begun ?? position
    if (last !== undefined) last.to = from - 1
    claims.push({
      controlNumber: elementAt(segment, 1),
      setNumber: controlNumber,
      from,
      to: segments.length,
    })
    begun = null
  }
  return claims
}

/**
 * What an answer to a file means for its claims. That its syntax is right says nothing of any claim. A set that is
 * refused takes all its claims with it: those at fault get what is wrong with them, the others say with whom they went.
 */
export function verdictsOf(
  answer: EnvelopeAnswer | SyntaxAnswer,
  sent: readonly SentClaim[],
  on: string | null,
): ClaimAnswer[] {
  const refusal = { sender: 'syntax', verdict: 'rejected', on, text: '' } as const
  const numbers = { payerClaimNumber: '', clearinghouseNumber: '' }
  const refused = (claim: SentClaim, raw: string, findings: ClaimAnswer['findings']): ClaimAnswer => ({
    ...refusal,
    ...numbers,
    controlNumber: claim.controlNumber,
    findings,
    raw,
  })
  if (answer.outcome === 'accepted' || answer.outcome === 'accepted_with_errors') return []
  if (answer.kind === 'TA1' || answer.sets.length === 0) {
    const code = answer.kind === 'TA1' ? answer.noteCode : ''
    const words = `The file was not accepted${code === '' ? '' : ` (${code})`}`
    return sent.map((claim) => refused(claim, answer.raw, [{ code, words, field: null }]))
  }
  return answer.sets
    .filter(({ outcome }) => outcome === 'rejected')
    .flatMap((set) => {
      const claims = sent.filter(({ setNumber }) => sameNumber(setNumber, set.setNumber))
      return claims.map((claim) => refused(claim, set.raw, findingsFor(claim, claims, set)))
    })
}

function findingsFor(claim: SentClaim, claims: readonly SentClaim[], set: SetAnswer) {
  const own = set.findings.filter((finding) => isAbout(finding, claim))
  if (own.length > 0) return own
  const at = claims.filter((one) => set.findings.some((finding) => isAbout(finding, one)))
  const names = at.map(({ controlNumber }) => controlNumber).join(', ')
  const words = names === '' ? 'Refused with its file' : `Refused together with ${names}`
  const ofNoClaim = set.findings.filter((finding) => !claims.some((one) => isAbout(finding, one)))
  return [{ code: '', words, field: null }, ...ofNoClaim]
}

/** The claim that the answer names, or else the one at whose segments the error is. */
const isAbout = ({ controlNumber, position }: SyntaxFinding, claim: SentClaim): boolean =>
  controlNumber === null
    ? claim.from <= position && position <= claim.to
    : controlNumber === claim.controlNumber

const sameNumber = (one: string, other: string): boolean =>
  one.replace(/^0+/, '') === other.replace(/^0+/, '')
