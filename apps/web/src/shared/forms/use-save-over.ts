import { useState } from 'react'
import { type Schema, staleRecord } from './stale-record'

/** What is asked of the mutation that saves. */
interface Saving {
  error: Error | null
  isPending: boolean
  reset: () => void
}

/** The callbacks for the outcome of a save. */
export interface SaveHandlers<Item> {
  onSaved: (saved: Item) => void
  onRefused: (error: unknown) => void
}

/**
 * The version that what is typed is saved over. `stale` is what another person saved meanwhile, until the person has
 * saved over it or taken it; `show` puts what was taken where else the record is shown.
 */
export function useSaveOver<Item>(
  record: Item,
  schema: Schema<Item>,
  saving: Saving,
  show?: (theirs: Item) => void,
) {
  // What the person began from: a reload behind the form must not change it.
  const [base, setBase] = useState(record)
  const stale = staleRecord(saving.error, schema)
  return {
    base,
    /** What is typed from now on is saved over this. */
    rebase: (saved: Item) => setBase(saved),
    /** What the mutation is given beside the body, where it answers the record. */
    settle: ({ onSaved, onRefused }: SaveHandlers<Item>) => ({
      onSuccess: (saved: Item) => {
        setBase(saved)
        onSaved(saved)
      },
      onError: onRefused,
    }),
    isPending: saving.isPending,
    /** Why it was not saved, but for the choice that `stale` leaves to the person. */
    error: stale ? null : saving.error,
    stale,
    takeTheirs: (theirs: Item) => {
      show?.(theirs)
      setBase(theirs)
      saving.reset()
    },
  }
}
