import { coverageTime, MAX_CLAIM_LINES } from '@oaklet/api/contract'
import { addDays, dayOf } from '../../calendar-day'
import type { ClaimRecords, CoverageWithPayer } from './claim-records'
import type { InsuredLine } from './insured-sessions'

/** Sessions that go on one claim. */
export interface ClaimGroup {
  clientId: string
  clinicianId: string
  /** Null is telehealth. */
  locationId: string | null
  /** Null where the client had none that was in force. */
  insurance: CoverageWithPayer | null
  lines: InsuredLine[]
}

/** The insurance that pays first for what a client had done on a day. */
const insuranceOn = (
  { coverages }: Pick<ClaimRecords, 'coverages'>,
  clientId: string,
  day: string,
): CoverageWithPayer | null =>
  coverages.find(
    ({ coverage }) => coverage.clientId === clientId && coverageTime(coverage, day) === 'current',
  ) ?? null

/**
 * Puts sessions together as claims would be: of one client, insurance, clinician and place, with six services at most.
 * The services of one session stay together. Sessions past their filing limit are apart, as they would keep the others
 * from being sent.
 */
export function groupSessions(lines: readonly InsuredLine[], records: ClaimRecords): ClaimGroup[] {
  const { practice } = records
  const groups: ClaimGroup[] = []
  const open = new Map<string, ClaimGroup>()
  for (const session of sessionsOf(lines)) {
    const [{ clientId, clinicianId, locationId, startsAt }] = session
    const day = dayOf(startsAt, practice.timeZone)
    const insurance = insuranceOn(records, clientId, day)
    const isTooLate = insurance !== null && addDays(day, insurance.payer.filingDays) < practice.today
    const key = [clientId, insurance?.coverage.id, clinicianId, locationId, isTooLate].join()
    const group = open.get(key)
    if (group !== undefined && group.lines.length + session.length <= MAX_CLAIM_LINES) {
      group.lines.push(...session)
      continue
    }
    const begun = { clientId, clinicianId, locationId, insurance, lines: [...session] }
    open.set(key, begun)
    groups.push(begun)
  }
  return groups
}

type Session = [InsuredLine, ...InsuredLine[]]

/** The services of each session of a client, in their order. */
function sessionsOf(lines: readonly InsuredLine[]): Session[] {
  const sessions = new Map<string, Session>()
  for (const line of lines) {
    const key = `${line.appointmentId},${line.clientId}`
    const session = sessions.get(key)
    if (session === undefined) sessions.set(key, [line])
    else session.push(line)
  }
  return [...sessions.values()]
}
