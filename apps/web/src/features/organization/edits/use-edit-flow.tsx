import { type ReactNode, useState } from 'react'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useUnsaved } from '../../../shared/forms/use-unsaved'
import { EditFailure } from './EditFailure'
import type { EditedRow } from './list-edit'
import { nextFocus } from './next-focus'
import { type AnyListEdit, nameInEdit, needsForm, typedFailure, type TypedFailure } from './typed-failure'
import type { FailureWords } from './use-failure-elsewhere'
import type { FailedEdit } from './use-list-edits'
import { useFocusAfterFrames } from '../../../shared/use-focus-after-frames'

/** What is being typed: a new row, one that is, or one that was refused. */
interface OpenForm<Row, Values> {
  row: Row | null
  failure: TypedFailure<Row, Values> | null
}

interface EditFlowOptions<Row extends EditedRow, Values, Edit extends AnyListEdit<Row, Values>> {
  /** As they show. */
  rows: readonly Row[]
  /** The id of the button that adds, which takes the focus where no row is left. */
  addId: string
  /** The id of the element that names a row. */
  elementIdOf: (rowId: string) => string
  edits: {
    failures: FailureWords<Edit['kind']>
    failed: readonly FailedEdit<Edit>[]
    run: (edit: Edit) => void
    drop: (failure: FailedEdit<Edit>) => void
  }
  remove: (row: Row) => void
  /** Adds or changes, after what failed before where the form was opened with that; answers the id of the row. */
  save: (values: Values, base: Row | null, failure: TypedFailure<Row, Values> | null) => string
}

/** The form that is open, the focus after each edit, and what is said of those that failed. */
export function useEditFlow<Row extends EditedRow, Values, Edit extends AnyListEdit<Row, Values>>(
  options: EditFlowOptions<Row, Values, Edit>,
) {
  const { rows, addId, elementIdOf, edits } = options
  const [opened, setOpened] = useState<OpenForm<Row, Values> | null>(null)
  const focusOn = useFocusAfterFrames()
  useKeptFocus(rows.length, addId)
  const refused = edits.failed.filter(needsForm).flatMap((failure) => typedFailure(failure) ?? [])
  const form = opened ?? refused.map((failure) => formOf(failure))[0] ?? null
  const unsaved = edits.failed.flatMap((failure) => typedFailure(failure) ?? [])
  useUnsaved(unsaved.length > 0)

  const isListed = (id: string) => rows.some((row) => row.id === id)
  const focusRow = (id: string | null) => focusOn(id === null ? addId : elementIdOf(id))
  const drop = (failure: FailedEdit<Edit>) => {
    edits.drop(failure)
    // The button that was pressed goes with what was said of the failure.
    focusRow(isListed(failure.edit.row.id) ? failure.edit.row.id : null)
  }
  const close = () => {
    setOpened(null)
    const failed = edits.failed.find(({ key }) => key === form?.failure?.key)
    if (failed) drop(failed)
  }
  const remove = (row: Row) => {
    focusRow(nextFocus(rows, row.id))
    options.remove(row)
  }
  const retry = (failure: FailedEdit<Edit>) => {
    const { edit } = failure
    edits.drop(failure)
    if (edit.kind === 'remove') {
      remove(edit.row)
      return
    }
    edits.run(edit)
    focusRow(edit.row.id)
  }
  const noteOf = (failure: FailedEdit<Edit>): ReactNode => {
    const { edit, error, key } = failure
    const { words, fallback } = edits.failures[edit.kind as Edit['kind']]
    const typed = typedFailure(failure)
    return (
      <EditFailure
        key={key}
        title={`${nameInEdit(edit)} ${words}`}
        error={error}
        fallback={fallback}
        onRetry={() => retry(failure)}
        onTypeOn={typed ? () => setOpened(formOf(typed)) : undefined}
        onDismiss={() => drop(failure)}
      />
    )
  }
  const shown = edits.failed.filter((failure) => !needsForm(failure))

  return {
    form,
    /** The form goes on with what was typed for the row and could not be saved. */
    open: (row: Row | null) => {
      const before = row && unsaved.find((failure) => failure.row?.id === row.id)
      setOpened(before ? formOf(before) : { row, failure: null })
    },
    close,
    save: (values: Values, base: Row | null) => {
      const id = options.save(values, base, form?.failure ?? null)
      close()
      // A form that was opened at a line gives the focus back there.
      if (base === null || form?.failure) focusRow(id)
    },
    remove,
    /** Of rows that are not on the list, like one that could not be added. */
    notes: shown.filter(({ edit }) => !isListed(edit.row.id)).map(noteOf),
    notesOf: ({ id }: Row) => shown.filter(({ edit }) => edit.row.id === id).map(noteOf),
  }
}

const formOf = <Row, Values>(failure: TypedFailure<Row, Values>): OpenForm<Row, Values> => ({
  row: failure.row,
  failure,
})
