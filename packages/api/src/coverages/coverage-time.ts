/** Whether a coverage is in force on a day, begins later, or is over or not used any more; in the order of lists. */
export const COVERAGE_TIMES = ['current', 'coming', 'former'] as const
/** One of {@link COVERAGE_TIMES}. */
export type CoverageTime = (typeof COVERAGE_TIMES)[number]

/** What {@link coverageTime} needs to know of a coverage; its days are `YYYY-MM-DD`. */
export interface CoverageDays {
  status: string
  effectiveFrom: string
  effectiveTo: string | null
}

/** Where a coverage stands on the day `today`, `YYYY-MM-DD`; an inactive one is `former` on every day. */
export function coverageTime(
  { status, effectiveFrom, effectiveTo }: CoverageDays,
  today: string,
): CoverageTime {
  if (status === 'inactive' || (effectiveTo !== null && effectiveTo < today)) return 'former'
  return effectiveFrom > today ? 'coming' : 'current'
}
