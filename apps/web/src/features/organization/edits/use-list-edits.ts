import { type MutationOptions, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { EditedRow } from './list-edit'

/** What a list's edits have in common. */
interface AnyEdit {
  kind: string
  row: EditedRow
}

/** What came of an edit: the row as the server has it now, or that it went or stayed. */
export type EditOutcome<Row> = { saved: Row } | 'removed' | 'undone'

/** How a list's edits are sent; `mutationKey` is the list's own. */
export type EditOptions<Row, Edit> = MutationOptions<EditOutcome<Row>, Error, Edit> & {
  mutationKey: readonly unknown[]
}

/** An edit that the server did not take. */
export interface FailedEdit<Edit> {
  /** Tells it from all others. */
  key: number
  edit: Edit
  error: unknown
}

/**
 * A list's edits that are under way, and those that failed. They belong to the cache rather than to the screen: one
 * that is left and entered again finds them as they were, with everything typed.
 */
export function useListEdits<Row extends EditedRow, Edit extends AnyEdit>(
  options: EditOptions<Row, Edit>,
  onFailure: (edit: Edit) => void,
) {
  const queryClient = useQueryClient()
  const { mutationKey } = options
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Edit,
  })
  const failed = useMutationState({
    filters: { mutationKey, status: 'error' },
    select: ({ mutationId, state }): FailedEdit<Edit> => ({
      key: mutationId,
      edit: state.variables as Edit,
      error: state.error,
    }),
  })
  const done = useMutationState({
    filters: { mutationKey, status: 'success' },
    select: ({ state }) => ({
      edit: state.variables as Edit,
      outcome: state.data as EditOutcome<Row>,
    }),
  })

  const going = [
    ...pending.filter(({ kind }) => kind === 'remove'),
    ...done.flatMap(({ edit, outcome }) => (outcome === 'removed' ? [edit] : [])),
  ].map(({ row }) => row.id)

  const cache = queryClient.getMutationCache()
  const drop = (isDropped: (failure: FailedEdit<Edit>) => boolean) => {
    const keys = failed.filter(isDropped).map(({ key }) => key)
    for (const mutation of cache.findAll({ mutationKey, status: 'error' })) {
      if (keys.includes(mutation.mutationId)) cache.remove(mutation)
    }
  }
  const run = (edit: Edit) => {
    // What is done anew takes the place of what failed before.
    drop(({ edit: { kind, row } }) => kind === edit.kind && row.id === edit.row.id)
    // One after another where they are about one row; a removal waits for its undo, and nothing waits for that.
    const scope = edit.kind === 'remove' ? {} : { scope: { id: edit.row.id } }
    const mutation = cache.build(queryClient, { ...options, ...scope, gcTime: Infinity })
    void mutation.execute(edit).catch(() => {
      // The cache forgets its edits with the person.
      if (cache.find({ predicate: ({ mutationId }) => mutationId === mutation.mutationId })) onFailure(edit)
    })
  }

  return {
    pending,
    /** What failed of a row that is deleted goes with it, and comes back with it. */
    failed: failed.filter(({ edit: { row } }) => !going.includes(row.id)),
    run,
    drop: ({ key }: FailedEdit<Edit>) => drop((failure) => failure.key === key),
    /** What a row is known by on the screen: the same before and after the server has given it an id. */
    keyOf: (id: string): string =>
      done.find(
        ({ edit, outcome }) => edit.kind === 'add' && typeof outcome === 'object' && outcome.saved.id === id,
      )?.edit.row.id ?? id,
  }
}
