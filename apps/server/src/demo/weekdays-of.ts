import type { DemoOrganization } from './demo-organizations'

/** Who works in two practices spends two days of the week in the second; which ones differ by person. */
export function weekdaysOf(
  organization: DemoOrganization,
  clinicianId: string,
  practiceId: string,
): readonly number[] {
  const index = organization.staff.findIndex(({ id }) => id === clinicianId)
  const practiceIds = organization.staff[index]?.practiceIds ?? []
  if (practiceIds.length < 2) return [1, 2, 3, 4, 5]
  const away = [1 + (index % 5), 1 + ((index + 2) % 5)]
  return [1, 2, 3, 4, 5].filter((weekday) => away.includes(weekday) === (practiceIds[0] !== practiceId))
}
