import { getDayOfWeek, parseDate } from '@internationalized/date'
import type { Actor } from '../actor'
import { addDays, dayOf } from '../calendar-day'
import { draftClaim, readUnclaimed } from '../modules/claims'
import type { Work } from '../work'

type Drafted = Parameters<typeof draftClaim>

/** What a client had with one clinician in one place in one week, as a claim for it would have it. */
export interface ClaimWeek {
  practiceId: string
  records: Drafted[0]
  group: Drafted[1]
  /** The day on which claims of that week are sent: the Monday after it. */
  sentOn: string
  lastOn: string
}

/** So many weeks of clients of a practice wait for a claim, the latest ones. */
const LEFT_TO_MAKE = 3

/** The insured sessions of a practice that no claim and no invoice holds, week by week, but for the latest ones. */
export async function readClaimWeeks(work: Work<Actor>, practiceId: string): Promise<ClaimWeek[]> {
  const { records, groups } = await readUnclaimed(work, practiceId)
  const dayIn = ({ startsAt }: { startsAt: Date }) => dayOf(startsAt, records.practice.timeZone)
  const weeks = groups.flatMap(({ insurance, lines, ...group }) =>
    insurance === null
      ? []
      : [...Map.groupBy(lines, (line) => mondayAfter(dayIn(line)))].map(([sentOn, ofWeek]) => ({
          ...{ practiceId, records, sentOn, group: { ...group, insurance, lines: ofWeek } },
          lastOn: ofWeek.map(dayIn).reduce((last, day) => (day > last ? day : last)),
        })),
  )
  const inOrder = weeks.toSorted((one, other) => one.lastOn.localeCompare(other.lastOn))
  return inOrder.slice(0, Math.max(0, inOrder.length - LEFT_TO_MAKE))
}

function mondayAfter(day: string): string {
  const sinceMonday = getDayOfWeek(parseDate(day), 'en-US', 'mon')
  return addDays(day, 7 - sinceMonday)
}

/** What a claim for a week has in its columns, as it was on the day on which it was made. */
export const draftOfWeek = ({ records, group }: ClaimWeek, pcn: string, madeOn: string) =>
  draftClaim({ ...records, practice: { ...records.practice, today: madeOn } }, group, pcn)
