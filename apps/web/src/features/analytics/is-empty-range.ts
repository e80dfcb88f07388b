import type { Analytics } from '@oaklet/api/contract'

const isNothing = (value: number | null): boolean => value === null || value === 0

/** Whether nothing at all happened in a range; what is withheld did happen. */
export function isEmptyRange({ figures, series, breakdowns }: Analytics): boolean {
  const points = series.flatMap((one) => one.points)
  const rows = breakdowns.flatMap((one) => one.rows)
  const isWithheld = [...figures, ...rows, ...points].some(({ isSuppressed }) => isSuppressed)
  return !isWithheld && [...points, ...rows].every(({ value }) => isNothing(value))
}

/** Whether no figure of it tells anything either, like what was owed already before. */
export const hasNoFigures = ({ figures }: Analytics): boolean =>
  figures.every(({ value }) => isNothing(value))
