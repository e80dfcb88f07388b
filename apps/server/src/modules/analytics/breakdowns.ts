import type { AnalyticsBreakdown } from '@oaklet/api/contract'
import type { SQL } from 'drizzle-orm'
import type { ToldOfClients } from './client-reach'
import { toldOf, type Compared, type FigureRule, type Withholds } from './figures'

/** What figures are split by: how SQL tells a part's id, as text, and what people call it. */
export interface Split {
  /** As a heading: "Clinician", "Referral source". */
  name: string
  /** How a definition goes on: "by clinician". */
  told: string
  /** Of what the query calls `a` and the like. */
  key: SQL
  label: (id: string) => string
  /** Every id, in the order to show them; without, the largest part comes first. */
  order?: readonly string[]
  /** The id of what is left over, which comes last. */
  rest?: string
  /** What it tells of clients, beside what the figure does. */
  tells?: ToldOfClients
}

/** What was counted of each part, by its id. */
export type Parts<Counts> = ReadonlyMap<string, Compared<Counts>>

type Row = AnalyticsBreakdown['rows'][number]

/** How the id of a breakdown by a dimension ends: `ByReferralSource`. */
export const endingBy = (dimension: string): string =>
  `By${dimension.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}`

/** A figure in its parts: those in which anything happened, in the range or in the span before it. */
export function breakdownOf<Counts>(
  { of, ...rule }: FigureRule<Counts>,
  { name, told, label, order, rest }: Omit<Split, 'key'>,
  parts: Parts<Counts>,
  withholds?: Withholds<Counts>,
): AnalyticsBreakdown {
  const rows = [...parts].map(([id, counts]) => ({ id, label: label(id), ...toldOf(of, counts, withholds) }))
  const tells = (value: number | null) => value !== null && (rule.unit === 'percent' || value !== 0)
  return {
    id: `${rule.id}${endingBy(name)}`,
    label: `${rule.label} by ${name.toLowerCase()}`,
    unit: rule.unit,
    definition: rule.definition.replace(/\.$/, `, ${told}.`),
    dimension: name,
    rows: rows
      .filter(({ value, previous, isSuppressed }) => tells(value) || tells(previous) || isSuppressed)
      .sort(order === undefined ? largestFirst(rest) : inOrder(order)),
  }
}

const inOrder = (order: readonly string[]) => (one: Row, other: Row) =>
  order.indexOf(one.id) - order.indexOf(other.id)

/** What can’t be told comes last; parts alike follow their names. */
const largestFirst =
  (rest: string | undefined) =>
  (one: Row, other: Row): number =>
    Number(one.id === rest) - Number(other.id === rest) ||
    compare(other.value ?? -Infinity, one.value ?? -Infinity) ||
    compare(other.previous ?? -Infinity, one.previous ?? -Infinity) ||
    one.label.localeCompare(other.label) ||
    one.id.localeCompare(other.id)

const compare = (one: number, other: number): number => (one === other ? 0 : one - other)
