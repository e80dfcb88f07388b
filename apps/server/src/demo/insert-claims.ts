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
import type { DemoClaim } from './demo-claims'
import { demoId } from './demo-id'
import {
  answerIdOf,
  demoFileOf,
  insertAnswers,
  insertClaimFiles,
  rejectionOf,
  type DemoFile,
} from './insert-claim-files'
import { insertRows } from './insert-rows'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>

/** What has become of claims that have nothing in their way and are old enough; dealt out in turn. */
const STATES = ['accepted', 'submitted', 'rejected', 'void', 'accepted', 'ready', 'submitted'] as const
/** So many groups of sessions of a practice wait for a claim. */
const LEFT_TO_MAKE = 3
const SENT_AFTER_DAYS = 2
/** Days from the sending of a claim to what is said of it. */
const ANSWERED_AFTER_DAYS = 2
const WAYS: readonly ClaimWay[] = ['elsewhere', 'paper']
const REASONS: Partial<Record<ClaimState, string>> = {
  rejected: 'The member id was not found',
  void: 'The client has another insurance',
}

/** Writes claims of insured sessions that no invoice bills, with what became of them, and the number that comes next; and tells them. */
export async function insertClaims(tx: Tx, deps: Deps, year: Year): Promise<readonly DemoClaim[]> {
  const { organizationId, practices } = year.organization
  const actor = { kind: 'job', name: 'demonstration', organizationId } as const
  const work = workOf(tx, { ...deps, clock: { now: () => year.now } }, actor)
  const made: DemoClaim[] = []
  const files: DemoFile[] = []
  for (const { id: practiceId } of practices) {
    const { records, groups } = await readUnclaimed(work, practiceId)
    const insured = groups.flatMap(({ insurance, ...group }) =>
      insurance === null ? [] : [{ ...group, insurance }],
    )
    const own: DemoClaim[] = []
    for (const group of insured.slice(LEFT_TO_MAKE)) {
      const draft = draftClaim(records, group, pcnOf(made.length + own.length + 1))
      const old = [...made, ...own].filter((claim) => isOldEnough(claim, year)).length
      own.push(claimOf(year, practiceId, draft, STATES[old % STATES.length] ?? 'ready'))
    }
    const together = sentTogether(own)
    made.push(...own.map((claim) => together.find(({ id }) => id === claim.id) ?? claim))
    const [first, ...others] = together
    if (first === undefined) continue
    const sending = workOf(tx, { ...deps, clock: { now: () => first.createdAt } }, actor)
    const answeredAt = noonOf(answeredOn(first))
    files.push(await demoFileOf(sending, [first, ...others], { number: files.length + 1, answeredAt }))
  }
  const biller = billerOf(year).id
  const claims = made.map((claim) => answeredClaim(claim, files))
  await insertRows(tx, claimsTable, claims)
  await insertClaimFiles(tx, organizationId, files, biller)
  await insertRows(tx, claimSessions, claims.flatMap(sessionsOf))
  const sent = claims.filter(({ submittedOn }) => submittedOn !== null)
  await insertRows(
    tx,
    claimSubmissions,
    sent.map((claim, index) => submissionOf(claim, year, { index, file: fileOf(claim, files) })),
  )
  await insertAnswers(tx, files, biller)
  await insertRows(
    tx,
    claimEvents,
    claims.flatMap((claim) => stepsOf(claim, year, fileOf(claim, files) !== undefined)),
  )
  await insertRows(
    tx,
    claimEntries,
    sent.flatMap((claim) => entriesOf(claim, year)),
  )
  await insertRows(tx, claimCounters, [{ organizationId, nextNumber: made.length + 1 }])
  return claims
}

/** The first accepted and the first rejected claim of a practice, as sent on the day on which the later one was; or none. */
function sentTogether(own: readonly DemoClaim[]): DemoClaim[] {
  const [accepted, rejected] = ['accepted', 'rejected'].map((state) =>
    own.find((claim) => claim.state === state),
  )
  if (accepted === undefined || rejected === undefined) return []
  const { submittedOn, createdAt, updatedAt } = accepted.createdAt > rejected.createdAt ? accepted : rejected
  return [accepted, rejected].map((claim) => ({ ...claim, submittedOn, createdAt, updatedAt }))
}

const fileOf = ({ id }: DemoClaim, files: readonly DemoFile[]): DemoFile | undefined =>
  files.find(({ claims }) => claims.some((claim) => claim.id === id))

/** A claim with the reason and the payer’s number of the answer to its file. */
function answeredClaim(claim: DemoClaim, files: readonly DemoFile[]): DemoClaim {
  const file = fileOf(claim, files)
  if (file === undefined) return claim
  const said = file.answer.said.find(({ controlNumber }) => controlNumber === claim.pcn)
  return { ...claim, reason: rejectionOf(file, claim), acceptedNumber: said?.payerClaimNumber ?? '' }
}

/** Whether there was time for a claim to be sent and answered; one with errors never is. */
const isOldEnough = ({ lastOn, errorCount }: Pick<DemoClaim, 'lastOn' | 'errorCount'>, { today }: Year) =>
  errorCount === 0 && addDays(lastOn, SENT_AFTER_DAYS + ANSWERED_AFTER_DAYS) < today

const answeredOn = ({ lastOn, submittedOn }: DemoClaim): string =>
  addDays(submittedOn ?? lastOn, ANSWERED_AFTER_DAYS)

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
    ...{ acceptedNumber: '', reason: REASONS[state] ?? '', version: isSent ? 2 : 1 },
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

function stepsOf(claim: DemoClaim, year: Year, isInFile: boolean) {
  const { organizationId, id: claimId, createdAt } = claim
  const path = PATHS[claim.state] ?? []
  const begun = path.length === 0 ? claim.state : 'ready'
  return [begun, ...path].map((state, index) => ({
    ...{ organizationId, id: demoId(`step ${index} of ${claimId}`), claimId, state },
    kind: index === 0 ? ('created' as const) : (KIND_OF_STATE[state] ?? 'changed'),
    reason: state === claim.state ? claim.reason : (REASONS[state] ?? ''),
    ...{ changes: [], doneById: billerOf(year).id },
    answerId: isInFile && state === claim.state ? answerIdOf(claimId) : null,
    doneAt: index < 2 ? createdAt : noonOf(answeredOn(claim)),
  }))
}

const submissionOf = (
  { organizationId, id: claimId, form, createdAt }: DemoClaim,
  year: Year,
  { index, file }: { index: number; file: DemoFile | undefined },
) => ({
  ...{ organizationId, claimId, attempt: 1, form, batchId: file?.id ?? null, sentAt: createdAt },
  way: file === undefined ? (WAYS[index % WAYS.length] ?? 'paper') : 'file',
  ...{ sha256: file?.sha256 ?? sha256Of(JSON.stringify(form)), sentById: billerOf(year).id },
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
