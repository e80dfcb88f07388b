import { isNetworkError } from '@oaklet/api'
import { showToast } from '@oaklet/design-system'
import { useRef } from 'react'

/** A change that can be taken back. */
interface Undoable {
  /** What was done, in words. */
  title: string
  /** Takes it back; the answer says what stands now. */
  takeBack: () => Promise<string>
  /** Why it could not be taken back. */
  failureOf: (error: unknown) => string | Promise<string>
}

/** Announces changes and offers to take them back: each by its own message, and the last one by a key. */
export function useUndo() {
  const last = useRef<Undoable | null>(null)

  const takeBack = async (undoable: Undoable) => {
    if (last.current === undoable) last.current = null
    try {
      showToast({ title: await undoable.takeBack() })
    } catch (error) {
      const failure = { title: await undoable.failureOf(error), tone: 'bad' as const }
      if (!isNetworkError(error)) {
        showToast(failure)
        return
      }
      // It may go well once the connection is back.
      last.current ??= undoable
      showToast({ ...failure, actionLabel: 'Try again', onAction: () => void takeBack(undoable) })
    }
  }

  return {
    /** Says what was done, with the way back. */
    tell: (undoable: Undoable) => {
      last.current = undoable
      showToast({
        title: undoable.title,
        actionLabel: 'Undo',
        onAction: () => void takeBack(undoable),
      })
    },
    /** Takes back the last change that can be taken back. */
    undo: () => {
      if (last.current) void takeBack(last.current)
    },
  }
}
