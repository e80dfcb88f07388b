import type { OpenRange } from '@oaklet/api/contract'

/** All of a day. */
export const WHOLE_DAY: readonly OpenRange[] = [{ opens: '00:00', closes: '24:00' }]

/** The same time in order and apart from each other: ranges that overlap or touch become one. */
export function joined(ranges: readonly OpenRange[]): OpenRange[] {
  const apart: OpenRange[] = []
  for (const range of ranges.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = apart.at(-1)
    if (last === undefined || last.closes < range.opens) apart.push(range)
    else if (last.closes < range.closes) apart.splice(-1, 1, { ...last, closes: range.closes })
  }
  return apart
}

/** What these leave of a day; they must be {@link joined}. */
export function without(ranges: readonly OpenRange[]): OpenRange[] {
  const starts = ['00:00', ...ranges.map(({ closes }) => closes)]
  const ends = [...ranges.map(({ opens }) => opens), '24:00']
  const left = starts.map((opens, index) => ({ opens, closes: ends[index] ?? '24:00' }))
  return left.filter(({ opens, closes }) => opens < closes)
}

/** When both are open. */
export const both = (left: readonly OpenRange[], right: readonly OpenRange[]): OpenRange[] =>
  joined(left.flatMap((one) => right.flatMap((other) => shared(one, other))))

/** Whether all of `part` lies in one of the ranges, which must be {@link joined}. */
export const covers = (ranges: readonly OpenRange[], part: OpenRange): boolean =>
  ranges.some(({ opens, closes }) => opens <= part.opens && part.closes <= closes)

function shared(one: OpenRange, other: OpenRange): OpenRange[] {
  const opens = one.opens > other.opens ? one.opens : other.opens
  const closes = one.closes < other.closes ? one.closes : other.closes
  return opens < closes ? [{ opens, closes }] : []
}
