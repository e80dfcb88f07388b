import { and, gte, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The most that the column of numbers holds. */
const MAX_NUMBER = 2_147_483_647

/** The ranges of the numbers that begin with `digits`: `4` → 4, 40 to 49, 400 to 499 …; an index can look them up. */
export function numbersBeginning(digits: string): { from: number; below: number }[] {
  const first = Number(digits)
  const scales = Array.from({ length: 10 }, (_, power) => 10 ** power)
  return scales
    .map((scale) => ({ from: first * scale, below: Math.min((first + 1) * scale, MAX_NUMBER) }))
    .filter(({ from, below }) => from < below)
}

/** Whether a column’s number begins with `digits`. */
export const numberBegins = (number: PgColumn, digits: string): SQL | undefined =>
  or(...numbersBeginning(digits).map(({ from, below }) => and(gte(number, from), lt(number, below))))
