import { compareNames, type AnalyticsBreakdown } from '@oaklet/api/contract'
import type { SQL } from 'drizzle-orm'
import { reportedValues, type Compared, type FigureRule, type Suppresses } from '../figures/figures'
import type { ClientDetail } from '../suppression/client-reach'

/** A dimension of a breakdown: the SQL key of a part, and the label that people read. */
export interface Split {
  /** The heading: "Clinician", "Referral source". */
  name: string
  /** The end of the definition of a figure: "by clinician". */
  definitionSuffix: string
  /** The key of a part as text, over the aliases of the query, such as `a`. */
  key: SQL
  label: (id: string) => string
  /** All keys in the order to show them; without it, the largest part comes first. */
  order?: readonly string[]
  /** The key of the remainder, which comes last. */
  rest?: string
  /** The detail that the dimension itself reveals about clients. */
  reveals?: ClientDetail
}

/** The counts of each part, by its key. */
export type Parts<Counts> = ReadonlyMap<string, Compared<Counts>>

type Row = AnalyticsBreakdown['rows'][number]

/** Returns the end of the id of a breakdown: `ByReferralSource`. */
export const endingBy = (dimension: string): string =>
  `By${dimension.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}`

/** Breaks a figure down into the parts that have a value in the range or in the span before it. */
export function breakdownOf<Counts>(
  { of, ...rule }: FigureRule<Counts>,
  { name, definitionSuffix, label, order, rest }: Omit<Split, 'key'>,
  parts: Parts<Counts>,
  suppresses?: Suppresses<Counts>,
): AnalyticsBreakdown {
  const rows = [...parts].map(([id, counts]) => ({
    id,
    label: label(id),
    ...reportedValues(of, counts, suppresses),
  }))
  const hasContent = (value: number | null) => value !== null && (rule.unit === 'percent' || value !== 0)
  return {
    id: `${rule.id}${endingBy(name)}`,
    label: `${rule.label} by ${name.toLowerCase()}`,
    unit: rule.unit,
    definition: rule.definition.replace(/\.$/, `, ${definitionSuffix}.`),
    dimension: name,
    rows: rows
      .filter(
        ({ value, previous, isSuppressed }) => hasContent(value) || hasContent(previous) || isSuppressed,
      )
      .sort(order === undefined ? largestFirst(rest) : inOrder(order)),
  }
}

const inOrder = (order: readonly string[]) => (one: Row, other: Row) =>
  order.indexOf(one.id) - order.indexOf(other.id)

/** Puts rows without a value last, and sorts equal rows by label. */
const largestFirst =
  (rest: string | undefined) =>
  (one: Row, other: Row): number =>
    Number(one.id === rest) - Number(other.id === rest) ||
    compare(other.value ?? -Infinity, one.value ?? -Infinity) ||
    compare(other.previous ?? -Infinity, one.previous ?? -Infinity) ||
    compareNames(one.label, other.label) ||
    one.id.localeCompare(other.id)

const compare = (one: number, other: number): number => (one === other ? 0 : one - other)
