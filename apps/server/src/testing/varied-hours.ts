import { dateOfDayNumber, WEEKDAYS, type BusinessHours, type OpenRange } from '@oaklet/api/contract'
import type { Random } from '../demo/random'
import type { VariedPlace } from './varied-place'

const DAY_MS = 86_400_000

/** None begins or ends while clocks are changed, at one to three at night; some go on meanwhile. */
const RANGES: readonly (readonly OpenRange[])[] = [
  [],
  [{ opens: '09:00', closes: '17:00' }],
  [{ opens: '00:00', closes: '24:00' }],
  [
    { opens: '00:00', closes: '10:30' },
    { opens: '10:00', closes: '12:00' },
    { opens: '13:30', closes: '24:00' },
  ],
]

const CLOSED = weekOf(() => [])

function weekOf(rangesOf: () => readonly OpenRange[]): BusinessHours {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, [...rangesOf()]])) as BusinessHours
}

/** When a practice, its locations and its clinicians work; a part of them says nothing. */
export function variedHours(place: VariedPlace, newId: () => string, now: Date, random: Random) {
  const { organizationId, practiceId, locationIds, clinicianIds } = place
  const aWeek = () => weekOf(() => random.pick(RANGES))
  const today = Math.floor(now.getTime() / DAY_MS)
  const holidays = Array.from({ length: 12 }, () => {
    const first = today - random.between(-20, 430)
    const recurringType = random.pick(['none', 'yearly_date'] as const)
    const last = recurringType === 'none' && random.chance(0.5) ? first + random.between(1, 9) : null
    return {
      organizationId,
      id: newId(),
      practiceId,
      name: 'Closed',
      date: dateOfDayNumber(first),
      endDate: last === null ? null : dateOfDayNumber(last),
      recurringType,
      description: '',
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
  })
  return {
    practiceHours: random.chance(0.5) ? aWeek() : CLOSED,
    locationHours: locationIds.map((id, index) => ({ id, hours: index === 0 ? null : aWeek() })),
    workingHours: clinicianIds
      .slice(0, 1)
      .flatMap((staffId) =>
        locationIds
          .filter((_, index) => index === 0 || random.chance(0.5))
          .map((locationId) => ({ organizationId, staffId, locationId, hours: aWeek() })),
      ),
    holidays,
    holidayLocations: holidays
      .filter(() => random.chance(0.5))
      .map(({ id }) => ({ organizationId, holidayId: id, locationId: random.pick(locationIds) })),
  }
}
