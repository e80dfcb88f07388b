import { leftOutDataExports } from '../../db/schema/exports-table'
import { leftOutIdempotencyKeys } from '../../db/schema/idempotency-keys-table'
import { RECORDS } from '../records'

/** Tables that belong to no record. */
const OTHER_TABLES = [leftOutDataExports, leftOutIdempotencyKeys]
const TABLES = [...RECORDS.flatMap(({ tables }) => tables), ...OTHER_TABLES].toSorted((one, other) =>
  one.name < other.name ? -1 : 1,
)
const EXPORTED = TABLES.flatMap((table) => ('leftOut' in table ? [] : [table]))

/** Every table that an export holds. A test wants each table of the database here or in the list below. */
export const EXPORTED_TABLES = Object.fromEntries(EXPORTED.map((table) => [table.name, table]))

/** What stays out, and why: nothing in it was entered by anybody. */
export const LEFT_OUT_TABLES = Object.fromEntries(
  TABLES.flatMap((table) => ('leftOut' in table ? [[table.name, table.leftOut]] : [])),
)

/** Columns that stay out of their tables, and why. */
export const LEFT_OUT_COLUMNS = Object.fromEntries(
  EXPORTED.flatMap(({ name, leftOutColumns }) =>
    Object.entries(leftOutColumns)
      .toSorted()
      .map(([column, reason]) => [`${name}.${column}`, reason]),
  ),
)
