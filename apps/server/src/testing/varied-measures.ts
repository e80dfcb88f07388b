import { MEASURE_KINDS, MEASURE_LENGTHS, scoreOf } from '@oaklet/api/contract'
import type { Random } from '../demo/random'
import type { VariedPlace } from './varied-place'

const DAY_MS = 86_400_000
const DAYS_BACK = 430
const DAYS_AHEAD = 30
const CODES = ['F41.1', 'F41.1', 'F33.1', 'Q99.9']

/** The diagnoses of a client: up to two codes, or none recorded. */
export const someDiagnoses = (random: Random): string[] => [
  ...new Set(Array.from({ length: random.between(0, 2) }, () => random.pick(CODES))),
]

/** What a client filled in, some of it twice on a day, at once, by mistake or dated ahead. */
export function someMeasures(
  { organizationId, practiceId, clinicianIds }: VariedPlace,
  newId: () => string,
  now: Date,
  random: Random,
  clientId: string,
) {
  const today = Math.floor(now.getTime() / DAY_MS)
  const days = Array.from({ length: random.between(0, 14) }, () => random.between(-DAYS_BACK, DAYS_AHEAD))
  return days.map((day, index) => {
    const kind = random.pick(MEASURE_KINDS)
    const taken = random.chance(0.2) ? (days[index - 1] ?? day) : day
    const worst = random.between(0, 3)
    const answers = Array.from({ length: MEASURE_LENGTHS[kind] }, () => random.between(worst >> 1, worst))
    const recordedById = random.pick(clinicianIds)
    const isError = random.chance(0.15)
    return {
      ...{ organizationId, id: newId(), practiceId, clientId, kind, answers, recordedById },
      takenOn: new Date((today + taken) * DAY_MS).toISOString().slice(0, 10),
      difficulty: null,
      score: scoreOf(answers),
      status: isError ? ('entered_in_error' as const) : ('final' as const),
      recordedAt: new Date(now.getTime() + random.between(-1, 1) * DAY_MS),
      errorReason: isError ? 'Of somebody else' : null,
      errorById: isError ? recordedById : null,
      errorAt: isError ? now : null,
      version: 1,
    }
  })
}
