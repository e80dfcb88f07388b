import { newId } from '../../../shared/new-id'
import { useNow } from '../../../shared/use-now'
import { usePracticeId } from '../../../shared/use-session'
import type { EditedRow, ListEdit } from './list-edit'
import type { TypedFailure } from './typed-failure'
import { type FailureWords, useFailureElsewhere } from './use-failure-elsewhere'
import { type EditOptions, useListEdits } from './use-list-edits'

/** What a row has before the server knows of it; `now` is ISO 8601, UTC. */
export interface RowMade {
  id: string
  practiceId: string
  now: string
}

interface RowEditsOptions<Row, Edit extends { kind: string }, Input, Values> {
  sending: EditOptions<Row, Edit>
  /** Where the rows are shown. */
  section: 'locations' | 'holidays'
  failures: FailureWords<Edit['kind']>
  /** The rows as they will be once the server has agreed to all of the edits. */
  rowsWith: (edits: readonly Edit[]) => Row[]
  inputOf: (values: Values) => Input
  /** A row as it will be, until the server says what it has made of it. */
  toCome: (input: Input, made: RowMade) => Row
}

/** The rows with what is being done to them, and the ways to do it; `More` is what only these rows know. */
export function useRowEdits<
  Row extends EditedRow,
  Input extends { name: string },
  Values,
  More extends { kind: 'primary'; row: Row } = never,
>(options: RowEditsOptions<Row, ListEdit<Row, Input, Values> | More, Input, Values>) {
  const practiceId = usePracticeId()
  const now = useNow()
  const { sending, section, failures } = options
  const tellElsewhere = useFailureElsewhere(sending.mutationKey, section, failures)
  const edits = useListEdits(sending, tellElsewhere)
  const unsent = edits.pending.filter(({ kind }) => kind === 'add').map(({ row }) => row.id)
  return {
    ...edits,
    failures,
    rows: options.rowsWith(edits.pending),
    /** A row that the server doesn't know yet can't be changed further. */
    isUnsent: ({ id }: Row): boolean => unsent.includes(id),
    /** Adds or changes a row, after what failed before where there is that; answers its id. */
    save: (values: Values, base: Row | null, failure: TypedFailure<Row, Values> | null): string => {
      const input = options.inputOf(values)
      if (base !== null) {
        edits.run({ kind: 'change', row: base, input, values })
        return base.id
      }
      // The same again has the same key: where only the answer was lost, nothing is added twice.
      const isSame = failure && isEqual(options.inputOf(failure.values), input)
      const row = options.toCome(input, { id: isSame ? failure.rowId : newId(), practiceId, now })
      edits.run({ kind: 'add', row, input, values })
      return row.id
    },
  }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
