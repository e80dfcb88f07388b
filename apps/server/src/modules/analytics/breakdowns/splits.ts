import { REFERRAL_SOURCE_WORDS, WEEKDAYS, type ReferralSource } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { Split } from './breakdowns'

/** Splits appointments by clinician; former clinicians are named too. */
export async function byClinician(tx: Tx, { organizationId }: AnalyticsScope): Promise<Split> {
  const nameOf = await readNames(
    tx,
    sql`select id, name from staff where organization_id = ${organizationId}`,
  )
  return {
    name: 'Clinician',
    definitionSuffix: 'by clinician',
    key: sql`a.clinician_id::text`,
    label: nameOf,
  }
}

const TELEHEALTH = 'telehealth'

/** Splits appointments by location, with telehealth as one of them. */
export async function byLocation(tx: Tx, { organizationId, practiceId }: AnalyticsScope): Promise<Split> {
  const nameOf = await readNames(
    tx,
    sql`select id, name from locations where organization_id = ${organizationId} and practice_id = ${practiceId}`,
  )
  return {
    name: 'Location',
    definitionSuffix: 'by location or telehealth',
    key: sql`coalesce(a.location_id::text, ${TELEHEALTH})`,
    label: (id) => (id === TELEHEALTH ? 'Telehealth' : nameOf(id)),
  }
}

/** Splits appointments by the weekday of their start, in the practice's time zone. */
export const byWeekday = ({ timeZone }: AnalyticsScope): Split => ({
  name: 'Weekday',
  definitionSuffix: 'by the weekday of the start',
  key: sql`to_char(a.starts_at at time zone ${timeZone}, 'fmday')`,
  label: (weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1),
  order: WEEKDAYS,
})

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** Splits appointments by the hour of their start; an hour that is repeated when clocks go back counts as one. */
export const byHour = ({ timeZone }: AnalyticsScope): Split => ({
  name: 'Hour',
  definitionSuffix: 'by the hour of the start on the practice’s clock',
  key: sql`extract(hour from a.starts_at at time zone ${timeZone})::int::text`,
  label: (hour) => `${((Number(hour) + 11) % 12) + 1} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
  order: HOURS,
})

const NOT_RECORDED = 'not_recorded'

/** Splits clients `c` by referral source; clients without a source come last. */
export const byReferralSource: Split = {
  name: 'Referral source',
  definitionSuffix: 'by the referral source that is recorded for them now',
  key: sql`coalesce(c.referral_source, ${NOT_RECORDED})`,
  label: (id) => (id === NOT_RECORDED ? 'Not recorded' : REFERRAL_SOURCE_WORDS[id as ReferralSource]),
  rest: NOT_RECORDED,
}

/** Returns a lookup of names for a query of `id` and `name`; an unknown id is its own name. */
export async function readNames(tx: Tx, query: SQL): Promise<(id: string) => string> {
  const rows = await rowsOf<{ id: string; name: string }>(tx, query)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? id
}
