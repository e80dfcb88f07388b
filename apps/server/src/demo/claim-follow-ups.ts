import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../actor'
import { addDays } from '../calendar-day'
import { claimAppeals } from '../db/schema/claim-appeals-table'
import { claims } from '../db/schema/claims-table'
import {
  decideClaimAppeal,
  giveClaimToClient,
  recordClaimAppeal,
  replaceClaim,
  writeOffClaim,
} from '../modules/claims'
import { workOf, type Work } from '../work'
import type { Deed } from './deeds'
import type { DemoYear } from './demo-appointments'
import type { DemoClaim } from './demo-claims'
import type { InsurerPayment } from './demo-remittance'

type Year = Pick<DemoYear, 'today'>

/** Days from a posting to what the biller does about what it left open. */
const AFTER_DAYS = 4
const APPEAL_DAYS = 35

/** What the biller does about claims of which something is left open: the first of them for the latest claims. */
const KINDS = ['replace', 'appeal', 'overdue appeal', 'give', 'write off', 'lost appeal'] as const
/** And for all that came before. */
const OLDER_KINDS = ['write off', 'give', 'lost appeal'] as const
type Kind = (typeof KINDS)[number]

/** What the biller does about the claims that were denied or paid in part, but for those of the latest days. */
export function claimFollowUps(year: Year, actor: StaffActor, payments: readonly InsurerPayment[]): Deed[] {
  const latest = addDays(year.today, -AFTER_DAYS - 2)
  return payments
    .filter(({ fate, paidOn }) => fate === 'posted' && paidOn < latest)
    .flatMap(({ decided, paidOn }) =>
      decided
        .filter(({ verdict }) => verdict === 'denied' || verdict === 'partly')
        .map(({ claim }) => ({ claim, on: addDays(paidOn, AFTER_DAYS) })),
    )
    .toReversed()
    .flatMap(({ claim, on }, index) => {
      const kind = KINDS[index] ?? OLDER_KINDS[index % OLDER_KINDS.length] ?? 'write off'
      return stepsOf(year, claim, kind, on).map(([day, step]) => ({
        at: new Date(`${day}T16:00:00Z`),
        run: (tx, deps) => step(workOf(tx, deps, actor)),
      }))
    })
}

type Step = (work: Work) => Promise<unknown>

/** The days on which something is done, and what. */
function stepsOf({ today }: Year, claim: DemoClaim, kind: Kind, on: string): [string, Step][] {
  const answerBy = addDays(on, APPEAL_DAYS)
  switch (kind) {
    case 'replace':
      return [[on, replaced(claim)]]
    case 'appeal':
      return [[on, appealed(claim, on, addDays(today, 20))]]
    case 'overdue appeal':
      return [[on, appealed(claim, on, addDays(today, -1))]]
    case 'give':
      return [[on, given(claim)]]
    case 'write off':
      return [[on, writtenOff(claim)]]
    case 'lost appeal':
      return [
        [on, appealed(claim, on, answerBy)],
        ...(answerBy < today
          ? [
              [addDays(answerBy, -2), lost(claim, addDays(answerBy, -2))] as [string, Step],
              [addDays(answerBy, -1), writtenOff(claim)] as [string, Step],
            ]
          : []),
      ]
  }
}

const keyOf = ({ practiceId, id: claimId }: DemoClaim) => ({ practiceId, claimId })

const replaced =
  (claim: DemoClaim): Step =>
  async (work) => {
    const { version, acceptedNumber } = await rowOf(work, claim)
    const body = { version, payerClaimNumber: acceptedNumber }
    return replaceClaim({ params: keyOf(claim), body }, work)
  }

const appealed =
  (claim: DemoClaim, sentOn: string, answerDueOn: string): Step =>
  async (work) => {
    const { version } = await rowOf(work, claim)
    const body = {
      ...{ version, sentOn, answerDueOn, way: 'portal' as const },
      note: 'With the plan of care',
    }
    return recordClaimAppeal({ actor: work.actor, params: keyOf(claim), body }, work)
  }

const lost =
  (claim: DemoClaim, decidedOn: string): Step =>
  async (work) => {
    const [appeal] = await work.tx.select().from(claimAppeals).where(isOf(claim))
    if (appeal === undefined) return
    const params = { ...keyOf(claim), appealId: appeal.id }
    const body = { version: appeal.version, outcome: 'lost' as const, decidedOn }
    return decideClaimAppeal({ actor: work.actor, params, body }, work)
  }

const given =
  (claim: DemoClaim): Step =>
  async (work) => {
    const { version } = await rowOf(work, claim)
    const body = { version, reason: 'not_covered' as const, note: '' }
    return giveClaimToClient({ params: keyOf(claim), body }, work)
  }

const writtenOff =
  (claim: DemoClaim): Step =>
  async (work) => {
    const { version } = await rowOf(work, claim)
    const body = { version, reason: 'uncollectible' as const, note: 'No authorization can be had any more' }
    return writeOffClaim({ params: keyOf(claim), body }, work)
  }

const isOf = ({ organizationId, id }: DemoClaim) =>
  and(eq(claimAppeals.organizationId, organizationId), eq(claimAppeals.claimId, id))

/** A claim as it stands by then. */
async function rowOf({ tx }: Work, { organizationId, id }: DemoClaim) {
  const [row] = await tx
    .select({ version: claims.version, acceptedNumber: claims.acceptedNumber })
    .from(claims)
    .where(and(eq(claims.organizationId, organizationId), eq(claims.id, id)))
  if (row === undefined) throw new Error('A claim of the demonstration is gone')
  return row
}
