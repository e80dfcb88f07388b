import type { Analytics, AnalyticsUnit } from '@oaklet/api/contract'

/** A number in the answer's own unit, that it is withheld, or nothing. */
export type ToldAmount = number | 'Withheld' | null

/** What an answer says, or a file that was made of it: the words and the numbers, to the cent. */
export interface ToldAnalytics {
  figures: { label: string; definition: string; unit: string; value: ToldAmount; previous: ToldAmount }[]
  breakdowns: {
    label: string
    dimension: string
    definition: string
    unit: string
    part: string
    value: ToldAmount
    previous: ToldAmount
  }[]
  series: { label: string; step: string; unit: string; date: string; value: ToldAmount }[]
}

/** What a file must say: the answer's numbers, and its texts as `textAs` says they stand in such a file. */
export function toldByAnswer(
  { currency, figures, breakdowns, series }: Analytics,
  textAs: (text: string) => string = (text) => text,
): ToldAnalytics {
  const unitOf = (unit: AnalyticsUnit) => (unit === 'cents' ? currency : unit)
  return {
    figures: figures.map(({ label, definition, unit, ...told }) => ({
      label: textAs(label),
      definition: textAs(definition),
      unit: unitOf(unit),
      ...toldTwice(told),
    })),
    breakdowns: breakdowns.flatMap(({ label, dimension, definition, unit, rows }) =>
      rows.map(({ label: part, ...told }) => ({
        label: textAs(label),
        dimension: textAs(dimension),
        definition: textAs(definition),
        unit: unitOf(unit),
        part: textAs(part),
        ...toldTwice(told),
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

function toldTwice({ value, previous, isSuppressed }: Twice) {
  const missing = isSuppressed ? 'Withheld' : null
  return { value: value ?? missing, previous: previous ?? missing } as const
}
