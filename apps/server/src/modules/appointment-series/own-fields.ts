import type { SeriesField } from '@oaklet/api/contract'
import type { AppointmentRow } from '../appointments'

type Occurrence = Pick<AppointmentRow, 'startsAt' | 'endsAt' | 'overrides'>

/** How many minutes an appointment takes. */
const minutesOf = ({ startsAt, endsAt }: Pick<Occurrence, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000

/** The fields that were changed for an appointment alone. Moving one writes its end too, which is no length of its own. */
export function ownFields({ minutes }: { minutes: number }, row: Occurrence): ReadonlySet<SeriesField> {
  const others = ['clinicianId', 'locationId', 'lines', 'memo', 'billingType'] as const
  return new Set<SeriesField>([
    ...(row.overrides.includes('startsAt') ? ['start' as const] : []),
    ...(row.overrides.includes('endsAt') && minutesOf(row) !== minutes ? ['minutes' as const] : []),
    ...others.filter((field) => row.overrides.includes(field)),
  ])
}

/** What an appointment has for itself after a change of its series, at its new time. */
export function overridesAfterChange(
  { minutes }: { minutes: number },
  row: Occurrence & { isMovedAlone: boolean },
  applied: readonly SeriesField[],
): string[] {
  const own = new Set(row.overrides.filter((field) => !applied.some((one) => one === field)))
  if (applied.includes('start')) own.delete('startsAt')
  if (row.isMovedAlone) own.add('startsAt')
  if (applied.includes('start') || applied.includes('minutes') || row.isMovedAlone) own.delete('endsAt')
  if (own.has('startsAt') || minutesOf(row) !== minutes) own.add('endsAt')
  return [...own].toSorted()
}

/** The fields that an appointment has for itself once a change of its series was not made to it. */
export const overridesAfterKeeping = (
  overrides: readonly string[],
  left: readonly SeriesField[],
): string[] => {
  const names = left.flatMap((field) => {
    if (field === 'start') return ['startsAt', 'endsAt']
    return field === 'minutes' ? ['endsAt'] : [field]
  })
  return [...new Set([...overrides, ...names])].toSorted()
}
