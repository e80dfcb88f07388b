import { daysBetween } from '../calendar-day'
import { cliniciansOf, type DemoClient, type DemoSpan } from './demo-clients'
import { createWeekPlan, type Rhythm } from './week-plan'
import { weekdaysOf } from './weekdays-of'

/** Some clients' standing time with a clinician. */
export interface DemoCourse {
  clients: readonly DemoClient[]
  rhythm: Rhythm
  serviceCode: string
  /** Null is telehealth. */
  locationId: string | null
  since: string
  until: string | null
}

const GROUP_SIZE = 5

/** Gives each client a weekly or fortnightly time, and each practice with enough people a group. */
export function demoCourses(span: DemoSpan, clients: readonly DemoClient[]): DemoCourse[] {
  const { organization, random } = span
  const plan = createWeekPlan(random)
  const groups = organization.practices.flatMap((practice): DemoCourse[] => {
    const [leader] = cliniciansOf(organization, practice)
    const members = clients
      .filter((client) => client.practice === practice && isSettled(client, span))
      .slice(0, GROUP_SIZE)
    const [first] = members
    if (leader === undefined || first === undefined || members.length < GROUP_SIZE) return []
    const weekday = weekdaysOf(span.organization, leader.id, practice.id)[0] ?? 1
    return [
      {
        clients: members,
        rhythm: plan.takeAfternoon(leader.id, weekday),
        serviceCode: '90853',
        locationId: practice.locations[0]?.id ?? null,
        since: first.since,
        until: null,
      },
    ]
  })
  const own = clients.flatMap((client): DemoCourse[] => {
    const { primaryClinicianId, practiceId, locationId, type } = client.row
    const weekdays = weekdaysOf(span.organization, primaryClinicianId, practiceId)
    const rhythm = plan.take(primaryClinicianId, weekdays, random.chance(0.62) ? 1 : 2)
    if (rhythm === null) return []
    const isTogether = type === 'couple' || type === 'family'
    return [
      {
        clients: [client],
        rhythm,
        serviceCode: isTogether ? '90847' : random.chance(0.45) ? '90837' : '90834',
        locationId: random.chance(0.25) ? null : locationId,
        since: client.since,
        until: client.until,
      },
    ]
  })
  return [...groups, ...own]
}

const isSettled = ({ row, since, until }: DemoClient, { today, daysBack }: DemoSpan): boolean =>
  row.type === 'adult' && until === null && daysBetween(since, today) > daysBack
