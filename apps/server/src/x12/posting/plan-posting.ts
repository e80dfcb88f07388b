import { imbalancesOf, sumOf, type Imbalance } from '../remittance/imbalances-of'
import type { RemittanceClaim } from '../remittance/remittance'
import { keyOfAnotherPayment } from '../remittance/trace-key'
import { remarkWords } from './adjustment-words'
import { ClaimIndex } from './ClaimIndex'
import { claimStanding, type ClaimStanding } from './claim-standing'
import { bookSums, type ClaimEntry, type PostableClaim } from './claims-book'
import { plannedReasons } from './left-to-client'
import { matchClaim, type ClaimMatch } from './match-claim'
import type { AdjudicatedLine } from './match-lines'
import { offersOf } from './offers-of'
import { planClaim, REVERSAL } from './plan-claim'
import type { PlannedClaim, PlanRefusal, PostingOffer, PostingPlan, PostingQuestion } from './posting-plan'
import { isRecovery, plannedAdjustments, type PlannedAdjustment } from './provider-adjustments'
import { RunningBook } from './RunningBook'
import { secondClaimsOf } from './second-claims-of'
import { shareCreditsIn, sharesIn } from './shares-in'

/** CLP02 of claims that were processed and sent on to the next payer. */
const FORWARDED = ['19', '20', '21']

/** What became of a claim of the file; `claim` is the one of ours that it wrote on. */
interface Step {
  said: RemittanceClaim
  claim: PostableClaim | null
  planned: PlannedClaim
  offers: readonly PostingOffer[]
  /** What the payer decided about its lines; none where they are not known. */
  lines: readonly AdjudicatedLine[]
}

/**
 * What posting a remittance writes: which claims it speaks of and why, the entries on their lines, the clients’ shares,
 * what goes to second coverages, what money of no claim becomes, the deposit, and where the claims stand afterwards.
 * Nothing is written, and the same question has the same answer.
 */
export function planPosting(question: PostingQuestion): PostingPlan {
  const { remittance, claims } = question
  const index = new ClaimIndex(claims)
  const book = new RunningBook(index)
  const steps = stepsOf(question, index, book)
  const adjustments = planAdjustments(question, index, book)
  const imbalances = imbalancesOf(remittance)
  const refusal = refusalOf(question, imbalances)
  const { entries, written } =
    refusal === null
      ? { entries: book.written, written: steps.filter(({ claim }) => claim !== null) }
      : { entries: [], written: [] }
  return {
    refusal,
    postingKey: postingKeyOf(question),
    imbalances,
    claims: steps.map(({ planned }) => planned),
    reasons: plannedReasons(
      steps.flatMap(({ said, lines }) => (said.status === REVERSAL ? [] : [lines])),
      question,
    ),
    adjustments,
    entries,
    shares: sharesIn(entries, index),
    shareCredits: shareCreditsIn(entries),
    secondClaims: secondClaimsOf(entries, index, forwardedIn(written)),
    deposit: {
      cents: remittance.amountCents,
      claimsCents: bookSums(entries.filter(({ kind }) => kind === 'paid')).insurancePaidCents,
      adjustmentsCents: sumOf(adjustments.map(({ cents }) => cents)),
      unappliedCents: sumOf(
        steps.map(({ said, planned }) => (planned.outcome === 'set_aside' ? said.paidCents : 0)),
      ),
    },
    standings: standingsOf(written, recoveredClaims(entries, index), book),
    offers: written.flatMap(({ offers }) => offers),
    isPostable: refusal === null && steps.every(({ planned }) => planned.outcome !== 'needs_person'),
  }
}

/**
 * Plans every claim, whatever their order in the file, which the answer keeps: those that are taken back first, and a
 * claim to a later insurance after the one to the insurance before, which says what is left to it.
 */
function stepsOf(question: PostingQuestion, index: ClaimIndex, book: RunningBook): Step[] {
  const { remittance, payerId, decisions } = question
  const matches = remittance.claims.map((said) => {
    const match = matchClaim(said, index, payerId, decisions.claims.get(said.segment))
    const place = match.kind === 'matched' ? index.placeOf(match.claim) : 1
    return { said, match, turn: said.status === REVERSAL ? 0 : place }
  })
  const steps = new Map(
    matches
      .toSorted((one, other) => one.turn - other.turn)
      .map(({ said, match }) => [said, stepOf(said, match, question, book)]),
  )
  return remittance.claims.flatMap((said) => steps.get(said) ?? [])
}

function stepOf(
  said: RemittanceClaim,
  match: ClaimMatch,
  question: PostingQuestion,
  book: RunningBook,
): Step {
  const decision = question.decisions.claims.get(said.segment)
  const plain = { segment: said.segment, words: match.words, suggestedIds: [], openReasons: [] }
  const nothing = { ...plain, claimId: null, remarks: remarksFrom(said.remarks) }
  const unwritten = { said, claim: null, offers: [], lines: [] }
  if (match.kind === 'unknown') {
    const suggestedIds = match.suggested.map(({ id }) => id)
    return { ...unwritten, planned: { ...nothing, outcome: 'needs_person', suggestedIds } }
  }
  if (match.kind !== 'matched') return { ...unwritten, planned: { ...nothing, outcome: match.kind } }
  const { claim } = match
  const plan = planClaim(said, claim, book, decision, question)
  const ours = { ...nothing, claimId: claim.id }
  if ('problem' in plan)
    return {
      ...{ ...unwritten, lines: plan.lines ?? [] },
      planned: { ...ours, outcome: 'needs_person', words: plan.problem },
    }
  book.write(plan.entries)
  const outcome = said.status === REVERSAL ? 'reversed' : 'posted'
  const remarks = remarksFrom([...said.remarks, ...plan.lines.flatMap((line) => line.remarks)])
  return {
    said,
    claim,
    planned: { ...ours, outcome, remarks, openReasons: plan.openReasons },
    offers: outcome === 'posted' ? offersOf(said, claim, plan.lines) : [],
    lines: plan.lines,
  }
}

const remarksFrom = (codes: readonly string[]): PlannedClaim['remarks'] =>
  [...new Set(codes)].map((code) => ({ code, words: remarkWords(code) }))

/** Plans the money of no claim, and writes what a person said that it recovers from claims to this payer. */
function planAdjustments(
  { remittance, payerId, floats, decisions }: PostingQuestion,
  index: ClaimIndex,
  book: RunningBook,
): PlannedAdjustment[] {
  const reversed = remittance.claims.filter(({ status }) => status === REVERSAL)
  const reversedCents = 0 - sumOf(reversed.map(({ paidCents }) => paidCents))
  const recovered = new Map<number, { beyondCents: number }>()
  for (const [at, adjustment] of remittance.providerAdjustments.entries()) {
    const chosen = decisions.recoveries.get(at)
    const claim = chosen === undefined ? undefined : index.withId(chosen.claimId)
    const hasLine = claim?.lines.some(({ id }) => id === chosen?.lineId) === true
    if (chosen === undefined || !hasLine || claim.payerId !== payerId || !isRecovery(adjustment)) continue
    const ofLine = book.entriesOf(claim).filter(({ lineId }) => lineId === chosen.lineId)
    const paidCents = Math.max(bookSums(ofLine).insurancePaidCents, 0)
    recovered.set(at, { beyondCents: Math.max(adjustment.cents - paidCents, 0) })
    book.write([{ ...chosen, kind: 'taken_back', cents: adjustment.cents, reversesId: null, share: null }])
  }
  return plannedAdjustments(remittance.providerAdjustments, floats, reversedCents, recovered)
}

function refusalOf(
  { remittance, postedContentHashes, decisions }: PostingQuestion,
  imbalances: readonly Imbalance[],
): PlanRefusal | null {
  if (remittance.isTest) return 'test_file'
  if (postedContentHashes.has(remittance.contentHash)) return 'already_posted'
  if (postedContentHashes.size > 0 && !decisions.isAnotherPayment) return 'trace_used'
  if (imbalances.length > 0) return 'out_of_balance'
  return remittance.amountCents < 0 ? 'below_zero' : null
}

/** Another payment under a number that was posted before has its content in its key, so that it is posted once too. */
const postingKeyOf = ({ remittance, postedContentHashes, decisions }: PostingQuestion): string =>
  decisions.isAnotherPayment && postedContentHashes.size > 0
    ? keyOfAnotherPayment(remittance)
    : remittance.traceKey

/** The claims that the payer has sent on to the next one itself. */
const forwardedIn = (written: readonly Step[]): ReadonlySet<string> =>
  new Set(
    written.flatMap(({ said, claim }) =>
      claim !== null && FORWARDED.includes(said.status) ? [claim.id] : [],
    ),
  )

/** The claims from which something is recovered. */
const recoveredClaims = (entries: readonly ClaimEntry[], index: ClaimIndex): PostableClaim[] =>
  entries.flatMap(({ kind, claimId }) => (kind === 'taken_back' ? (index.withId(claimId) ?? []) : []))

/** Where claims stand; one that was cancelled stays so, unless something else than a reversal was posted on it. */
function standingsOf(
  written: readonly Step[],
  recovered: readonly PostableClaim[],
  book: RunningBook,
): ReadonlyMap<string, ClaimStanding> {
  const claimsOf = (steps: readonly Step[]) => steps.flatMap(({ claim }) => claim ?? [])
  const decided = new Set(claimsOf(written.filter(({ planned }) => planned.outcome === 'posted')))
  const changed = new Set([...claimsOf(written), ...recovered])
  return new Map(
    [...changed]
      .filter((claim) => !claim.isVoid || decided.has(claim))
      .map((claim) => {
        const isTakenBack = !decided.has(claim) && !recovered.includes(claim)
        return [claim.id, claimStanding(book.entriesOf(claim), isTakenBack)]
      }),
  )
}
