import { addDays, daysBetween } from '../calendar-day'
import type { Verdict } from './decided-lines'
import type { DemoYear } from './demo-appointments'
import type { DemoClaim } from './demo-claims'
import { demoPayerId } from './demo-payers'
import type { DecidedClaim, InsurerPayment } from './demo-remittance'

type Year = Pick<DemoYear, 'organization' | 'today'>

/** Claims that were sent before so many days are paid. */
const PAID_FROM_DAYS = 22
/** An insurance pays a practice what was sent in so many days at once. */
const TOGETHER_DAYS = 63
/** Days from the last sending of what is paid together to the payment: a Friday. */
const PAID_AFTER_DAYS = 11
/** So many days ago the insurances paid of which nothing, or not all, is posted, and denied the latest claim. */
const LATEST_DAYS = 2
/** What few claims meet, by their place among all that are paid. */
const ONE_IN = { denied: 53, partly: 59 }
const INTEREST_CENTS = 137
const RECOVERED_CENTS = 2_000

/**
 * What insurances paid over the year: for each practice and insurance a payment every other month. The latest are one
 * that waits for a person, one that is ready to be posted, and one by which a claim of the first practice is denied.
 */
export function insurerPayments(year: Year, claims: readonly DemoClaim[]): InsurerPayment[] {
  const paidUntil = addDays(year.today, -PAID_FROM_DAYS)
  const open = claims.filter(({ state }) => state === 'submitted' || state === 'accepted')
  const old = open.filter((claim) => sentOn(claim) <= paidUntil)
  const denied = old.findLast(({ practiceId }) => practiceId === year.organization.practices[0]?.id)
  const groups = Map.groupBy(
    old.filter((claim) => claim !== denied),
    (claim) => {
      const period = Math.floor(daysBetween(sentOn(claim), paidUntil) / TOGETHER_DAYS)
      return `${claim.practiceId} ${claim.payerId} ${period}`
    },
  )
  const inOrder = [...groups.values()]
    .map((ofOne) => ({ ofOne, paidOn: addDays(ofOne.map(sentOn).toSorted().at(-1) ?? '', PAID_AFTER_DAYS) }))
    .toSorted((one, other) => one.paidOn.localeCompare(other.paidOn))
  return withLater(latestOf(year, usualPayments(year, inOrder), denied))
}

function usualPayments(year: Year, groups: readonly { ofOne: DemoClaim[]; paidOn: string }[]) {
  let place = 0
  return groups.flatMap(({ ofOne, paidOn }): InsurerPayment[] => {
    const [first, ...others] = ofOne.map((claim, index): DecidedClaim => {
      place += 1
      return { claim, verdict: verdictOf(year, claim, { place, isFirst: index === 0 }) }
    })
    if (first === undefined) return []
    const isByVerb = ofOne.some((claim) => isMedicare(year, claim))
    const none = { interestCents: 0, recovery: null, fate: 'posted' as const, number: 0, isByVerb }
    return [{ ...none, decided: [first, ...others], paidOn }]
  })
}

const isMedicare = ({ organization }: Year, { payerId }: DemoClaim): boolean =>
  organization.practices.some(({ id }) => payerId === demoPayerId(id, 'medicare'))

function verdictOf(
  year: Year,
  claim: DemoClaim,
  { place, isFirst }: { place: number; isFirst: boolean },
): Verdict {
  if (isMedicare(year, claim)) return isFirst ? 'forwarded' : 'coinsured'
  if (isFirst) return 'deductible'
  if (place % ONE_IN.denied === 0) return 'denied'
  return place % ONE_IN.partly === 0 ? 'partly' : 'paid'
}

/**
 * The last payment to the first practice waits, the last other one is ready, and the latest claim is denied by one more.
 * Those after which another insurance pays are posted all the same, as only that makes claims to the second one.
 */
function latestOf({ organization, today }: Year, payments: InsurerPayment[], denied: DemoClaim | undefined) {
  const paidOn = addDays(today, -LATEST_DAYS)
  const several = payments.filter(({ decided }) => decided.length > 1 && !decided.some(leavesToNext))
  const waits = several.findLast(
    ({ decided: [{ claim }] }) => claim.practiceId === organization.practices[0]?.id,
  )
  const ready = several.findLast((one) => one !== waits)
  const denial = {
    interestCents: 0,
    recovery: null,
    fate: 'posted' as const,
    number: 0,
    paidOn,
    isByVerb: true,
  }
  return [
    ...payments.filter((one) => one !== ready && one !== waits),
    ...(waits === undefined ? [] : [{ ...waits, paidOn, fate: 'waits' as const }]),
    ...(ready === undefined ? [] : [{ ...ready, paidOn, fate: 'ready' as const }]),
    ...(denied === undefined
      ? []
      : [{ ...denial, decided: [{ claim: denied, verdict: 'denied' as const }] as const }]),
  ]
}

const leavesToNext = ({ verdict }: DecidedClaim): boolean =>
  verdict === 'coinsured' || verdict === 'forwarded'

/** Numbers the payments, and lets some say something of what was paid before: interest, a correction, a recovery. */
function withLater(payments: readonly InsurerPayment[]): InsurerPayment[] {
  const posted = payments.filter(({ fate }) => fate === 'posted')
  const followers = posted.flatMap((payment, index) => {
    const [{ claim }] = payment.decided
    const before = posted
      .slice(0, index)
      .find(
        ({ decided: [one] }) =>
          one.claim.payerId === claim.payerId && one.claim.practiceId === claim.practiceId,
      )
    const paid = before?.decided.filter(({ verdict }) => verdict === 'paid').map((one) => one.claim)
    return paid?.[0] === undefined || payment.decided.length < 2 ? [] : [{ payment, paid: paid[0] }]
  })
  const [late, corrected, recovering] = followers
  return payments.map((payment, index) => ({
    ...payment,
    number: index + 1,
    isByVerb: payment.isByVerb || payment.fate !== 'posted' || payment === corrected?.payment,
    interestCents: payment === late?.payment ? INTEREST_CENTS : 0,
    recovery:
      payment === recovering?.payment ? { claim: recovering.paid, cents: RECOVERED_CENTS } : payment.recovery,
    decided:
      payment === corrected?.payment
        ? [...payment.decided, { claim: corrected.paid, verdict: 'corrected' as const }]
        : payment.decided,
  })) as InsurerPayment[]
}

/** The day on which a claim was sent. */
const sentOn = ({ submittedOn }: DemoClaim): string => submittedOn ?? ''
