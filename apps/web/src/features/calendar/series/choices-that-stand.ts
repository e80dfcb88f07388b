import type { SeriesChoice, SeriesPreview } from '@oaklet/api/contract'

/**
 * The choices that stand once something else is in the way of some dates. A skipped date stays skipped, and a moved one
 * stays where it was moved; only that a date is booked anyway is asked again where it was chosen for another reason.
 */
export function choicesThatStand(
  choices: readonly SeriesChoice[],
  before: SeriesPreview,
  now: SeriesPreview,
): SeriesChoice[] {
  const issuesOn = (preview: SeriesPreview, date: string) =>
    JSON.stringify(preview.occurrences.find((one) => one.date === date)?.issues ?? null)
  return choices.flatMap((one): SeriesChoice[] => {
    const { date, choice, movedTo } = one
    if (choice !== 'book_anyway' || issuesOn(before, date) === issuesOn(now, date)) return [one]
    return movedTo ? [{ date, choice: 'move', movedTo }] : []
  })
}

/** How many dates something else stands in the way of now. */
export const countChanged = (before: SeriesPreview, now: SeriesPreview): number =>
  now.occurrences.filter(({ date, issues }) => {
    const then = before.occurrences.find((one) => one.date === date)
    return JSON.stringify(then?.issues) !== JSON.stringify(issues)
  }).length
