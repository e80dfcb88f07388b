import { pcnOf, type ClaimEventKind, type ClaimState, type ClaimWay } from '@oaklet/api/contract'
import { addDays } from '../calendar-day'
import type { Tx } from '../db/database'
import { claimEntries } from '../db/schema/claim-entries-table'
import {
  claimCounters,
  claimEvents,
  claims as claimsTable,
  claimSessions,
  claimSubmissions,
} from '../db/schema/claims-table'
import type { Deps } from '../deps'
import { draftClaim, readUnclaimed, sha256Of } from '../modules/claims'
import { workOf } from '../work'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { insertRows } from './insert-rows'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>

/** What has become of claims that have nothing in their way and are old enough; dealt out in turn. */
const STATES = ['accepted', 'submitted', 'rejected', 'void', 'accepted', 'ready', 'submitted'] as const
/** So many groups of sessions of a practice wait for a claim. */
const LEFT_TO_MAKE = 3
const SENT_AFTER_DAYS = 2
const ANSWERED_AFTER_DAYS = 4
const WAYS: readonly ClaimWay[] = ['elsewhere', 'paper']
const REASONS: Partial<Record<ClaimState, string>> = {
  rejected: 'The member id was not found',
  void: 'The client has another insurance',
}

interface DemoClaim extends ReturnType<typeof draftClaim> {
  organizationId: string
  id: string
  practiceId: string
  createdAt: Date
  updatedAt: Date
  submittedOn: string | null
  reason: string
  version: number
}

/** Writes claims of insured sessions that no invoice bills, with what became of them, and the number that comes next. */
export async function insertClaims(tx: Tx, deps: Deps, year: Year): Promise<void> {
  const { organizationId, practices } = year.organization
  const actor = { kind: 'job', name: 'demonstration', organizationId } as const
  const work = workOf(tx, { ...deps, clock: { now: () => year.now } }, actor)
  const made: DemoClaim[] = []
  for (const { id: practiceId } of practices) {
    const { records, groups } = await readUnclaimed(work, practiceId)
    const insured = groups.flatMap(({ insurance, ...group }) =>
      insurance === null ? [] : [{ ...group, insurance }],
    )
    for (const group of insured.slice(LEFT_TO_MAKE)) {
      const draft = draftClaim(records, group, pcnOf(made.length + 1))
      const old = made.filter((claim) => isOldEnough(claim, year)).length
      made.push(claimOf(year, practiceId, draft, STATES[old % STATES.length] ?? 'ready'))
    }
  }
  await insertRows(tx, claimsTable, made)
  await insertRows(tx, claimSessions, made.flatMap(sessionsOf))
  await insertRows(
    tx,
    claimEvents,
    made.flatMap((claim) => stepsOf(claim, year)),
  )
  const sent = made.filter(({ submittedOn }) => submittedOn !== null)
  await insertRows(
    tx,
    claimSubmissions,
    sent.map((claim, index) => submissionOf(claim, year, index)),
  )
  await insertRows(
    tx,
    claimEntries,
    sent.flatMap((claim) => entriesOf(claim, year)),
  )
  await insertRows(tx, claimCounters, [{ organizationId, nextNumber: made.length + 1 }])
}

/** Whether there was time for a claim to be sent and answered; one with errors never is. */
const isOldEnough = ({ lastOn, errorCount }: Pick<DemoClaim, 'lastOn' | 'errorCount'>, { today }: Year) =>
  errorCount === 0 && addDays(lastOn, ANSWERED_AFTER_DAYS) < today

/** A claim in the state that it has come to, as far as there was time for it. */
function claimOf(
  year: Year,
  practiceId: string,
  draft: ReturnType<typeof draftClaim>,
  wanted: ClaimState,
): DemoClaim {
  const { organizationId } = year.organization
  const submittedOn = addDays(draft.lastOn, SENT_AFTER_DAYS)
  const isSent = wanted !== 'ready' && isOldEnough(draft, year)
  const state = isSent ? wanted : draft.state
  const createdAt = isSent ? noonOf(submittedOn) : year.now
  return {
    ...{ organizationId, id: demoId(`claim ${draft.pcn} ${practiceId}`), practiceId },
    ...draft,
    state,
    ...{ createdAt, updatedAt: createdAt, submittedOn: isSent ? submittedOn : null },
    ...{ reason: REASONS[state] ?? '', version: isSent ? 2 : 1 },
  }
}

/** A void one holds none. */
const sessionsOf = ({ organizationId, id: claimId, clientId, coverageId, form, state }: DemoClaim) =>
  state === 'void'
    ? []
    : [...new Set(form.lines.map(({ appointmentId }) => appointmentId))].map((appointmentId) => ({
        ...{ organizationId, appointmentId, clientId, coverageId, claimId },
      }))

const KIND_OF_STATE: Partial<Record<ClaimState, ClaimEventKind>> = {
  ...{ submitted: 'submitted', accepted: 'accepted', rejected: 'rejected', void: 'voided' },
}

/** What a claim has been through; one that is void was rejected before. */
const PATHS: Partial<Record<ClaimState, readonly ClaimState[]>> = {
  submitted: ['submitted'],
  accepted: ['submitted', 'accepted'],
  rejected: ['submitted', 'rejected'],
  void: ['submitted', 'rejected', 'void'],
}

function stepsOf(claim: DemoClaim, year: Year) {
  const { organizationId, id: claimId, createdAt } = claim
  const path = PATHS[claim.state] ?? []
  const begun = path.length === 0 ? claim.state : 'ready'
  return [begun, ...path].map((state, index) => ({
    ...{ organizationId, id: demoId(`step ${index} of ${claimId}`), claimId, state },
    kind: index === 0 ? ('created' as const) : (KIND_OF_STATE[state] ?? 'changed'),
    ...{ reason: REASONS[state] ?? '', changes: [], doneById: billerOf(year).id },
    doneAt: index < 2 ? createdAt : noonOf(addDays(claim.lastOn, ANSWERED_AFTER_DAYS)),
  }))
}

const submissionOf = (
  { organizationId, id: claimId, form, createdAt }: DemoClaim,
  year: Year,
  index: number,
) => ({
  ...{ organizationId, claimId, attempt: 1, form, batchId: null, sentAt: createdAt },
  way: WAYS[index % WAYS.length] ?? 'paper',
  ...{ sha256: sha256Of(JSON.stringify(form)), sentById: billerOf(year).id },
})

/** What the insurer owes for each line; for a void claim nothing any more. */
const entriesOf = (claim: DemoClaim, year: Year) =>
  claim.form.lines.flatMap(({ controlNumber, chargeCents }) => {
    const { organizationId, practiceId, id: claimId, createdAt, state } = claim
    const id = demoId(`charge ${controlNumber} of ${claimId}`)
    const written = { writtenById: billerOf(year).id, writtenAt: createdAt }
    const entry = {
      organizationId,
      practiceId,
      claimId,
      lineNumber: controlNumber,
      kind: 'charged' as const,
      ...written,
    }
    const charged = { ...entry, id, cents: chargeCents, reversesId: null }
    const back = {
      ...entry,
      id: demoId(`back ${controlNumber} of ${claimId}`),
      cents: -chargeCents,
      reversesId: id,
    }
    return state === 'void' ? [charged, back] : [charged]
  })

function billerOf({ organization: { staff } }: Year) {
  const biller = staff.find(({ role }) => role === 'Biller') ?? staff[0]
  if (biller === undefined) throw new Error('An organization of the demonstration has no staff')
  return biller
}

const noonOf = (day: string): Date => new Date(`${day}T17:00:00Z`)
