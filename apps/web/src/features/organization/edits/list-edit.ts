/** What a list that is edited optimistically is made of. */
export interface EditedRow {
  id: string
  name: string
  version: number
}

/** A row that is not on the server yet; its id is made up, and is the call's idempotency key. */
interface AddEdit<Row, Input, Values> {
  kind: 'add'
  row: Row
  input: Input
  /** What was typed, for when it has to be typed on. */
  values: Values
}

/** A row as it was before, and what it shall be. */
interface ChangeEdit<Row, Input, Values> {
  kind: 'change'
  row: Row
  input: Input
  values: Values
}

/** A row that goes. */
interface RemoveEdit<Row> {
  kind: 'remove'
  row: Row
}

/** One thing that a person did to a list, shown before the server has agreed (spec §4). */
export type ListEdit<Row, Input, Values> =
  AddEdit<Row, Input, Values> | ChangeEdit<Row, Input, Values> | RemoveEdit<Row>

/** The list without the row; the others keep their places. */
export const without = <Row extends EditedRow>(rows: readonly Row[], id: string): Row[] =>
  rows.filter((row) => row.id !== id)

/** The list with the row in the place of the one that has its id, or at the end. */
export const withRow = <Row extends EditedRow>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]

/**
 * The list as it will be once the server has agreed. What the server said stays as it is below, so a refused edit
 * needs no memory to be taken back, whatever was edited and answered meanwhile.
 */
export function withEdit<Row extends EditedRow, Input extends object>(
  rows: readonly Row[],
  edit: ListEdit<Row, Input, unknown>,
): Row[] {
  if (edit.kind === 'add') return withRow(rows, edit.row)
  if (edit.kind === 'remove') return without(rows, edit.row.id)
  return rows.map((row) =>
    // The version that the server will give it: an edit on top of this one builds on that.
    row.id === edit.row.id ? { ...row, ...edit.input, version: row.version + 1 } : row,
  )
}
