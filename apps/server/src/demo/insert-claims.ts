import { pcnOf } from '@oaklet/api/contract'
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
import { envelopeOf } from '../modules/claims'
import { workOf } from '../work'
import type { DemoYear } from './demo-appointments'
import { billerOf } from './biller-of'
import { chargesOf, sessionsOf, stepsOf, submissionOf } from './claim-rows'
import { draftOfWeek, readClaimWeeks, type ClaimWeek } from './claim-weeks'
import type { DemoClaim } from './demo-claims'
import { demoId } from './demo-id'
import { demoFileOf, insertAnswers, insertClaimFiles, rejectionOf, type DemoFile } from './insert-claim-files'
import { insertRows } from '../db/insert-rows'

type Year = Pick<DemoYear, 'organization' | 'today' | 'now'>
type Sender = Awaited<ReturnType<typeof envelopeOf>>

/** Days from the sending of claims to what a clearinghouse says of them. */
const ANSWERED_AFTER_DAYS = 2
/** The claims of the last so many days are open still, and stand in every state. */
const OPEN_DAYS = 21
/** What has become of a practice’s claims that were sent in these days, dealt out in turn. */
const OPEN_STATES = ['accepted', 'submitted', 'rejected', 'ready', 'accepted', 'void', 'submitted'] as const
/** What has become of a practice’s older ones, before any payment: most are accepted. */
const ONE_IN = { void: 61, submitted: 9 }
const REASON_OF_VOID = 'The client has another insurance'

/** The claims of a year as they were before any insurance paid, and the files in which most of them went out. */
interface MadeClaims {
  claims: readonly DemoClaim[]
  files: readonly DemoFile[]
}

/** Makes claims of the year’s insured sessions, with what became of them until an insurance paid. */
export async function makeClaims(tx: Tx, deps: Deps, year: Year): Promise<MadeClaims> {
  const { organizationId, practices } = year.organization
  const actor = { kind: 'job', name: 'demonstration', organizationId } as const
  const work = workOf(tx, { ...deps, clock: { now: () => year.now } }, actor)
  const weeks: ClaimWeek[] = []
  for (const { id } of practices) weeks.push(...(await readClaimWeeks(work, id)))
  const made = madeClaims(year, weeks)
  const files: DemoFile[] = []
  const senders = new Map<string, Sender>()
  for (const [first, ...others] of inOneFile(made)) {
    const { practiceId, form } = first
    const sender = senders.get(practiceId) ?? (await envelopeOf(work, practiceId, [form, form], 1))
    senders.set(practiceId, sender)
    const answeredOn = addDays(first.submittedOn ?? first.lastOn, ANSWERED_AFTER_DAYS)
    const answeredAt = answeredOn < year.today ? noonOf(answeredOn) : null
    files.push(demoFileOf([first, ...others], sender, { number: files.length + 1, answeredAt }))
  }
  const fileOf = filesById(files)
  return { claims: made.map((claim) => answeredClaim(claim, fileOf.get(claim.id))), files }
}

const filesById = (files: readonly DemoFile[]) =>
  new Map(files.flatMap((file) => file.claims.map(({ id }) => [id, file] as const)))

/** Writes the claims, as payments left them in `now`, with all that happened to them before. */
export async function insertClaims(
  tx: Tx,
  { organization }: Year,
  { claims, files }: MadeClaims,
  now: readonly DemoClaim[],
): Promise<void> {
  const { organizationId } = organization
  const biller = billerOf(organization)
  const fileOf = filesById(files)
  await insertRows(tx, claimsTable, now)
  await insertClaimFiles(tx, organizationId, files, biller.id)
  await insertRows(tx, claimSessions, claims.flatMap(sessionsOf))
  const sent = claims.filter(({ submittedOn }) => submittedOn !== null)
  await insertRows(
    tx,
    claimSubmissions,
    sent.map((claim, index) => submissionOf(claim, biller.id, { index, file: fileOf.get(claim.id) })),
  )
  await insertAnswers(tx, files, biller.id)
  await insertRows(
    tx,
    claimEvents,
    claims.flatMap((claim) => stepsOf(claim, biller.id, fileOf.get(claim.id))),
  )
  await insertRows(
    tx,
    claimEntries,
    sent.flatMap((claim) => chargesOf(claim, biller.id)),
  )
  await insertRows(tx, claimCounters, [{ organizationId, nextNumber: claims.length + 1 }])
}

/** The claims of all weeks in the order of their sending, each in the state that it has come to. */
function madeClaims(year: Year, weeks: readonly ClaimWeek[]): DemoClaim[] {
  const counts = new Map<string, number>()
  return weeks
    .toSorted((one, other) => one.sentOn.localeCompare(other.sentOn))
    .map((week, index) => {
      const isPast = week.sentOn < year.today
      const draft = draftOfWeek(week, pcnOf(index + 1), isPast ? week.sentOn : year.today)
      if (!isPast || draft.errorCount > 0) return claimOf(year, week, draft, draft.state)
      const isOpen = week.sentOn > addDays(year.today, -OPEN_DAYS)
      const key = `${week.practiceId} ${isOpen ? 'open' : 'old'}`
      const place = counts.get(key) ?? 0
      counts.set(key, place + 1)
      return claimOf(year, week, draft, isOpen ? openState(year, week, place) : oldState(place))
    })
}

/** A file that was sent just now has no answer. */
const openState = ({ today }: Year, { sentOn }: ClaimWeek, place: number): DemoClaim['state'] =>
  addDays(sentOn, ANSWERED_AFTER_DAYS) < today
    ? (OPEN_STATES[place % OPEN_STATES.length] ?? 'accepted')
    : 'submitted'

function oldState(place: number): DemoClaim['state'] {
  if (place % ONE_IN.void === ONE_IN.void - 1) return 'void'
  return place % ONE_IN.submitted === ONE_IN.submitted - 1 ? 'submitted' : 'accepted'
}

function claimOf(
  { organization: { organizationId }, now }: Year,
  { practiceId, sentOn }: ClaimWeek,
  draft: ReturnType<typeof draftOfWeek>,
  state: DemoClaim['state'],
): DemoClaim {
  const isSent = state !== 'ready' && state !== 'draft'
  const createdAt = noonOf(sentOn) < now ? noonOf(sentOn) : now
  return {
    ...{ organizationId, id: demoId(`claim ${draft.pcn} ${practiceId}`), practiceId },
    ...{ ...draft, state, createdAt, updatedAt: createdAt, submittedOn: isSent ? sentOn : null },
    ...{ acceptedNumber: '', reason: '', version: isSent ? 2 : 1 },
    ...{ receivedOn: null, replacedState: null, replacedAttempt: null },
  }
}

/** The claims that went out together: those of a practice and a day, but for those that went on paper or by a website. */
function inOneFile(claims: readonly DemoClaim[]): [DemoClaim, ...DemoClaim[]][] {
  const filed = claims.filter(({ state }) => state === 'accepted' || state === 'rejected' || state === 'void')
  return [
    ...Map.groupBy(filed, ({ practiceId, submittedOn }) => `${practiceId} ${submittedOn}`).values(),
  ].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others]]))
}

/** A claim with the reason and the payer’s number of the answer to its file; a void one was rejected before. */
function answeredClaim(claim: DemoClaim, file: DemoFile | undefined): DemoClaim {
  if (file === undefined || file.answer === null) return claim
  if (claim.state === 'void') return { ...claim, reason: REASON_OF_VOID }
  const said = file.answer.said.find(({ controlNumber }) => controlNumber === claim.pcn)
  const acceptedNumber = said?.payerClaimNumber ?? ''
  return { ...claim, reason: rejectionOf(file, claim), acceptedNumber, version: claim.version + 1 }
}

const noonOf = (day: string): Date => new Date(`${day}T17:00:00Z`)
