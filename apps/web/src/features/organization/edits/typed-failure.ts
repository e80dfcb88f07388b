import { hasErrorCode } from '@oaklet/api'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import type { EditedRow, ListEdit } from './list-edit'
import type { FailedEdit } from './use-list-edits'

/** What can be done to a list; making a row the primary one is for locations alone. */
export type AnyListEdit<Row extends EditedRow, Values> =
  ListEdit<Row, { name: string }, Values> | { kind: 'primary'; row: Row }

/** Something typed that the server did not take, to be typed on. */
export interface TypedFailure<Row, Values> {
  key: number
  /** What the row is called in the edit; for what was to be added, the call's idempotency key. */
  rowId: string
  error: unknown
  /** What was to be changed; null for what was to be added. */
  row: Row | null
  values: Values
}

/** The failure as one of what was typed; null where nothing was. */
export function typedFailure<Row extends EditedRow, Values>({
  key,
  error,
  edit,
}: FailedEdit<AnyListEdit<Row, Values>>): TypedFailure<Row, Values> | null {
  if (edit.kind === 'remove' || edit.kind === 'primary') return null
  return { key, rowId: edit.row.id, error, row: edit.kind === 'add' ? null : edit.row, values: edit.values }
}

/** Whether it can only be put right in the form: fields are wrong, or another person saved first. */
export const needsForm = ({ edit, error }: FailedEdit<AnyListEdit<EditedRow, unknown>>): boolean =>
  'values' in edit && (fieldErrorsOf(error).length > 0 || hasErrorCode(error, 'stale_edit'))

/** What the row is called by the edit. */
export const nameInEdit = (edit: AnyListEdit<EditedRow, unknown>): string =>
  'input' in edit ? edit.input.name : edit.row.name
