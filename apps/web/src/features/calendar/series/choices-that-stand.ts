import type { SeriesChoice, SeriesPreview } from '@oaklet/api/contract'

/** The choices for dates in whose way the same stands now as when they were made. */
export function choicesThatStand(
  choices: readonly SeriesChoice[],
  before: SeriesPreview,
  now: SeriesPreview,
): SeriesChoice[] {
  const issuesOn = (preview: SeriesPreview, date: string) =>
    JSON.stringify(preview.occurrences.find((one) => one.date === date)?.issues ?? null)
  return choices.filter(({ date }) => issuesOn(before, date) === issuesOn(now, date))
}

/** How many dates something else stands in the way of now. */
export const countChanged = (before: SeriesPreview, now: SeriesPreview): number =>
  now.occurrences.filter(({ date, issues }) => {
    const then = before.occurrences.find((one) => one.date === date)
    return JSON.stringify(then?.issues) !== JSON.stringify(issues)
  }).length
