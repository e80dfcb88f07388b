import type { PostableClaim } from '../posting/claims-book'
import { planPosting } from '../posting/plan-posting'
import type { PostingDecisions, PostingPlan, PostingQuestion, SecondClaim } from '../posting/posting-plan'
import type { FloatBalance } from '../posting/provider-adjustments'
import type { RemittanceClaim } from '../remittance/remittance'
import { aQuestion, aSecondClaim, PAYER, SECOND_PAYER } from './a-payment'
import { afterPosting, anEntry, NO_DECISIONS } from './posted-before'
import { drawnPayment, type DrawnPayment } from './random-payments'

/** A posting: what was asked, what is written, and the claims before and after. */
export interface Posting {
  name: string
  question: PostingQuestion
  plan: PostingPlan
  before: readonly PostableClaim[]
  /** The claims with what the plan writes on them. */
  written: readonly PostableClaim[]
  /** The same, with what it moves to second claims. */
  after: readonly PostableClaim[]
  /** What is carried forward after it between its payer and the practice. */
  floats: readonly FloatBalance[]
  /** Whether a person had something posted until here although it speaks against itself. */
  isAsWritten: boolean
}

/** Posts one payment after the other; a person decides about whatever can’t be posted. */
export function postAll(first: readonly PostableClaim[], payments: readonly DrawnPayment[]): Posting[] {
  const postings: Posting[] = []
  const said: RemittanceClaim[] = []
  for (const [at, payment] of payments.entries()) {
    const last = postings.at(-1)
    const before = payment.changes.reduce(changed, last?.after ?? first)
    const isSamePayer = ({ question }: Posting) =>
      question.payerId === (payment.isOfSecond ? SECOND_PAYER : PAYER)
    const carried = postings.findLast(isSamePayer)?.floats ?? []
    const { remittance, payerId } = drawnPayment(payment, before, said, carried)
    const question = decidedBy(payment, aQuestion(remittance, before, { payerId, floats: carried }))
    const plan = planPosting(question)
    const name = `posting ${at}`
    const written = afterPosting(before, plan.entries, name)
    const isChosen = [...question.decisions.claims.values()].some((one) => one !== 'not_ours')
    postings.push({
      ...{ name, question, plan, before, written },
      after: afterMoves(written, plan.secondClaims, name),
      floats: [...carried, ...plan.adjustments.filter(({ kind }) => kind === 'float')],
      isAsWritten: isChosen || last?.isAsWritten === true,
    })
    said.push(...remittance.claims)
  }
  return postings
}

/** The question with what a person says: about claims that need one, and about what is recovered. */
function decidedBy(payment: DrawnPayment, asked: PostingQuestion): PostingQuestion {
  const { claims, remittance } = asked
  const from = claims[payment.recoveredFrom % claims.length]
  const lineId = from?.lines[0]?.id
  const recoveries: PostingDecisions['recoveries'] = new Map(
    remittance.providerAdjustments.flatMap(({ reference }, at) =>
      reference === 'RECOVERED' && from !== undefined && lineId !== undefined
        ? [[at, { claimId: from.id, lineId }]]
        : [],
    ),
  )
  let question: PostingQuestion = { ...asked, decisions: { ...NO_DECISIONS, recoveries } }
  for (const isAsWritten of payment.isAsWritten ? [true, false] : [false]) {
    const decided = new Map(question.decisions.claims)
    for (const { segment, outcome, claimId, suggestedIds } of planPosting(question).claims) {
      const chosen = claimId ?? suggestedIds[0]
      if (outcome === 'needs_person')
        decided.set(
          segment,
          isAsWritten && chosen !== undefined ? { claimId: chosen, asWritten: true } : 'not_ours',
        )
    }
    question = { ...question, decisions: { ...question.decisions, claims: decided } }
  }
  return question
}

const PAYERS: Readonly<Record<string, string>> = { second: SECOND_PAYER, same: PAYER }

/** The claims after one of them was cancelled, or another coverage comes next. */
function changed(
  claims: readonly PostableClaim[],
  { which, what }: DrawnPayment['changes'][number],
): readonly PostableClaim[] {
  const chosen = claims[which % claims.length]
  const replaced = (changes: Partial<PostableClaim>) =>
    claims.map((claim) => (claim === chosen ? { ...claim, ...changes } : claim))
  if (what === 'cancelled') return replaced({ isVoid: true })
  if (chosen === undefined || chosen.secondaryOf !== null) return claims
  if (what === 'nothing next') return replaced({ next: null })
  const coverageId = what === 'second next' ? 'second' : 'same'
  const open = claims.find(
    (claim) => claim.secondaryOf === chosen.id && claim.payerId === PAYERS[coverageId] && !claim.isVoid,
  )
  return replaced({ next: { coverageId, claimId: open?.id ?? null } })
}

/** The claims once second claims have received what was moved, or given it back; those that are missing are drafted. */
function afterMoves(
  claims: readonly PostableClaim[],
  seconds: readonly SecondClaim[],
  name: string,
): readonly PostableClaim[] {
  return seconds.reduce<readonly PostableClaim[]>((all, second, turn) => {
    const first = all.find(({ id }) => id === second.firstClaimId)
    if (first === undefined) return all
    const payerId = PAYERS[second.coverageId ?? ''] ?? SECOND_PAYER
    const draft = { ...aSecondClaim(first, 0, DRAFTS_FROM + all.length), payerId }
    const receiver = all.find(({ id }) => id === second.claimId) ?? draft
    const entries = second.lines.map(({ lineId, cents }, at) => {
      const line = receiver.lines[first.lines.findIndex(({ id }) => id === lineId)]
      const entry = anEntry(receiver.id, line?.id ?? '', 'moved_in', cents)
      return { ...entry, id: `${name} moved ${turn} ${at}`, postingId: name }
    })
    const received = { ...receiver, entries: [...receiver.entries, ...entries] }
    if (receiver !== draft) return all.map((claim) => (claim === receiver ? received : claim))
    const next = first.next === null ? null : { ...first.next, claimId: draft.id }
    return [...all.map((claim) => (claim === first ? { ...first, next } : claim)), received]
  }, claims)
}

/** The place from which on control numbers are those of drafts. */
const DRAFTS_FROM = 20
