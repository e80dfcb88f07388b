import type { Analytics, AnalyticsUnit } from '@oaklet/api/contract'

/** A number in the unit of the answer, the word for a suppressed one, or nothing. */
export type ReportedAmount = number | 'Withheld' | null

/** The words and numbers of an answer, or of a file that was made from it, to the cent. */
export interface ReportedAnalytics {
  figures: {
    label: string
    definition: string
    unit: string
    value: ReportedAmount
    previous: ReportedAmount
  }[]
  breakdowns: {
    label: string
    dimension: string
    definition: string
    unit: string
    part: string
    value: ReportedAmount
    previous: ReportedAmount
  }[]
  series: { label: string; step: string; unit: string; date: string; value: ReportedAmount }[]
}

/** Returns the content that a file must have: the numbers of the answer, and its texts as `textAs` writes them. */
export function reportedByAnswer(
  { currency, figures, breakdowns, series }: Analytics,
  textAs: (text: string) => string = (text) => text,
): ReportedAnalytics {
  const unitOf = (unit: AnalyticsUnit) => (unit === 'cents' ? currency : unit)
  return {
    figures: figures.map(({ label, definition, unit, ...amounts }) => ({
      label: textAs(label),
      definition: textAs(definition),
      unit: unitOf(unit),
      ...comparedAmounts(amounts),
    })),
    breakdowns: breakdowns.flatMap(({ label, dimension, definition, unit, rows }) =>
      rows.map(({ label: part, ...amounts }) => ({
        label: textAs(label),
        dimension: textAs(dimension),
        definition: textAs(definition),
        unit: unitOf(unit),
        part: textAs(part),
        ...comparedAmounts(amounts),
      })),
    ),
    series: series.flatMap(({ label, step, unit, points }) =>
      points.map(({ date, value, isSuppressed }) => ({
        ...{ label: textAs(label), step, unit: unitOf(unit), date },
        value: value ?? (isSuppressed ? 'Withheld' : null),
      })),
    ),
  }
}

interface Twice {
  value: number | null
  previous: number | null
  isSuppressed: boolean
}

function comparedAmounts({ value, previous, isSuppressed }: Twice) {
  const missing = isSuppressed ? 'Withheld' : null
  return { value: value ?? missing, previous: previous ?? missing } as const
}
