import type { AnalyticsSeries, SeriesStep } from '@oaklet/api/contract'
import { lowerFirst } from '../lower-first'
import { partInSentence, partsOf, type SeriesPart, suppressedDates } from './series-parts'

type ReportedPart = SeriesPart & { value: number }

const hasValue = (part: SeriesPart): part is ReportedPart => part.value !== null

/** Summarizes the series of one chart in one sentence. */
export function seriesSummary(
  series: readonly AnalyticsSeries[],
  rangeEnd: string,
  write: (value: number) => string,
): string {
  const clauses = series.map((one) => clauseOf(one, partsOf(one, rangeEnd), write))
  const [first] = series
  const cut = first === undefined ? [] : cutWords(partsOf(first, rangeEnd))
  const suppressed = first === undefined ? [] : suppressedWords(suppressedDates(series).length, first.step)
  const [opening = '', ...others] = clauses
  return `${[opening, ...others.map(lowerFirst), ...cut, ...suppressed].join('; ')}.`
}

function suppressedWords(count: number, step: SeriesStep): string[] {
  if (count === 0) return []
  if (count === 1) return [`1 ${step} is withheld, as it would tell of fewer than five clients`]
  return [`${count} ${step}s are withheld, as they would tell of fewer than five clients`]
}

/** Names the ends of the range that are incomplete weeks or months, whose values may be low for that reason. */
function cutWords(parts: readonly SeriesPart[]): string[] {
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined || last === undefined || parts.length < 2) return []
  const ends = [...(first.isWhole ? [] : ['first']), ...(last.isWhole ? [] : ['last'])]
  if (ends.length === 0) return []
  return [`the ${ends.join(' and the ')} ${last.step} ${ends.length > 1 ? 'are' : 'is'} cut short`]
}

/** Describes one series by its first, last and extreme values. Counts and amounts ignore incomplete parts. */
function clauseOf({ label, unit }: AnalyticsSeries, parts: SeriesPart[], write: (value: number) => string) {
  const reported = parts.filter(hasValue)
  const whole = reported.filter(({ isWhole }) => isWhole)
  const isSum = unit !== 'percent' && unit !== 'days'
  const compared = isSum && whole.length > 1 ? whole : reported
  const [first, last] = [compared[0], compared.at(-1)]
  if (first === undefined || last === undefined) return `${label}: nothing can be told of this range`
  const at = (part: ReportedPart) => `${write(part.value)} ${partInSentence(part)}`
  if (first === last) return `${label}: ${at(first)}`
  const most = compared.reduce((best, part) => (part.value > best.value ? part : best))
  const least = compared.reduce((best, part) => (part.value < best.value ? part : best))
  if (most.value === least.value) return `${label} stayed at ${write(first.value)} throughout`
  if (first.value === last.value) {
    const turned = most.value > first.value ? most : least
    const extreme = turned === most ? 'the most' : 'the least'
    return `${label} began and ended at ${write(first.value)}, with ${extreme}, ${at(turned)}`
  }
  const isUp = last.value > first.value
  const way = `${label} ${isUp ? 'rose' : 'fell'} from ${at(first)} to ${at(last)}`
  if (isUp && last.value === most.value) return `${way}, the most of the range`
  if (!isUp && last.value === least.value) return `${way}, the least of the range`
  if (!isUp && first.value === most.value) return way
  return `${way}; the most was ${at(most)}`
}
