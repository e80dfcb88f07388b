import type { RemittanceClaim, RemittanceLine } from '../remittance/remittance'
import { sumOf } from '../remittance/imbalances-of'
import { plainNumber, type ClaimIndex } from './ClaimIndex'
import type { PostableClaim, PostableLine } from './claims-book'
import { controlNumberFrom } from './control-number'

/** What a person decided about a claim of a remittance. */
export type ClaimDecision =
  | 'not_ours'
  | {
      claimId: string
      /** Post it as the file says, although something speaks against it. */
      asWritten: boolean
    }

/** Which claim of ours a claim of a remittance is, and why, in words. */
export type ClaimMatch =
  | { kind: 'matched'; claim: PostableClaim; words: string }
  /** A person has to choose: one of these, or that it is not ours. */
  | { kind: 'unknown'; suggested: readonly PostableClaim[]; words: string }
  /** A person said that it is not ours: its money stays unapplied. */
  | { kind: 'set_aside'; words: string }
  /** It is no decision about a claim, and nothing is posted. */
  | { kind: 'noted'; words: string }

/** Statuses (CLP02) that decide nothing. */
const NOTED: Readonly<Record<string, string>> = {
  '23': 'Not this insurer’s claim: it was forwarded',
  '25': 'Only an estimate of what would be paid',
}

/** Which insurance of the client the payer says it is (CLP02): the second or the third. */
const PLACES: Readonly<Record<string, number>> = { '2': 2, '20': 2, '3': 3, '21': 3 }

/** Finds the claim of ours that a claim of a remittance of this payer speaks of. */
export function matchClaim(
  said: RemittanceClaim,
  index: ClaimIndex,
  payerId: string,
  decision: ClaimDecision | undefined,
): ClaimMatch {
  if (decision === 'not_ours') return { kind: 'set_aside', words: 'Set aside as not ours' }
  const noted = NOTED[said.status]
  if (noted !== undefined)
    return said.paidCents === 0 ? { kind: 'noted', words: noted } : unknown(`${noted}, and yet it has money`)
  if (decision !== undefined) {
    const chosen = index.withId(decision.claimId)
    return chosen === undefined
      ? unknown('The chosen claim is not there')
      : matched(chosen, 'Chosen by a person')
  }
  return (
    byControlNumber(said, index, payerId) ??
    byOtherNumbers(said, index, payerId) ??
    unknown('No claim has this control number', suggestionsFor(said, index, payerId))
  )
}

const matched = (claim: PostableClaim, words: string): ClaimMatch => ({ kind: 'matched', claim, words })
const unknown = (words: string, suggested: readonly PostableClaim[] = []): ClaimMatch => ({
  kind: 'unknown',
  suggested,
  words,
})

function byControlNumber(said: RemittanceClaim, index: ClaimIndex, payerId: string): ClaimMatch | undefined {
  const number = controlNumberFrom(said.controlNumber)
  const named = number === null ? undefined : index.withControlNumber(number)
  if (named === undefined) return undefined
  const later = index.laterThan(named.id).filter(({ isVoid }) => !isVoid)
  const ofPayer = [named, ...later].filter((claim) => claim.payerId === payerId)
  const place = PLACES[said.status] ?? 1
  const claim = ofPayer.findLast((one) => index.placeOf(one) <= place) ?? ofPayer[0]
  if (claim === undefined)
    return unknown(
      'Its control number is that of a claim to another insurance: post that one’s remittance first',
    )
  const words =
    claim === named ? 'The control number' : 'The control number of the claim to an earlier insurance'
  return agreed(said, claim, words)
}

/** What its number finds is the claim, if the charge or the member id agrees. */
function agreed(said: RemittanceClaim, claim: PostableClaim, words: string): ClaimMatch {
  if (hasCharge(said, claim)) return matched(claim, `${words} and the charge`)
  if (isMember(said, claim)) return matched(claim, `${words} and the member id`)
  return unknown(`${words} fits, but neither the charge nor the member id does`, [claim])
}

function byOtherNumbers(said: RemittanceClaim, index: ClaimIndex, payerId: string): ClaimMatch | undefined {
  const known =
    said.payerClaimNumber === '' ? undefined : index.withPayerNumber(said.payerClaimNumber, payerId)
  if (known !== undefined) return matched(known, 'The payer’s claim number')
  const byLines = said.lines.map(({ controlNumber }) =>
    controlNumber === '' ? undefined : index.withLineNumber(controlNumber),
  )
  const [first] = byLines
  return first !== undefined && first.payerId === payerId && byLines.every((claim) => claim === first)
    ? matched(first, 'The control numbers of its lines')
    : undefined
}

/** Claims to this payer for the same person with a service of the same day, and its code or charge. */
const suggestionsFor = (said: RemittanceClaim, index: ClaimIndex, payerId: string): PostableClaim[] =>
  index
    .ofPerson(said.client)
    .filter((claim) => claim.payerId === payerId)
    .filter((claim) =>
      said.lines.length === 0
        ? hasCharge(said, claim)
        : said.lines.some((service) => claim.lines.some((line) => isLike(line, service, said))),
    )

const isLike = (line: PostableLine, service: RemittanceLine, said: RemittanceClaim): boolean =>
  line.servedOn === (service.servedFrom ?? said.servedFrom) &&
  (line.code === (service.billedCode ?? service.code) || line.chargeCents === Math.abs(service.chargeCents))

const hasCharge = (said: RemittanceClaim, claim: PostableClaim): boolean =>
  Math.abs(said.chargeCents) === sumOf(claim.lines.map(({ chargeCents }) => chargeCents))

const isMember = ({ client, insured }: RemittanceClaim, { memberId }: PostableClaim): boolean =>
  memberId !== '' && [client.id, insured?.id ?? ''].some((id) => plainNumber(id) === plainNumber(memberId))
