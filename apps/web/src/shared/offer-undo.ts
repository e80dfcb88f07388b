import { showToast, toasts } from '@oaklet/design-system'

interface UndoWords {
  /** What is done: "Annex deleted". */
  title: string
  /** What is said once it was taken back: "Annex is back". */
  titleOfReturn: string
}

/** What waits for its undo, and then is on its way. */
interface Offered {
  /** Ends the wait; false where it is over already. */
  end: (isUndone: boolean) => boolean
  done: Promise<boolean>
}

const offered = new Set<Offered>()

/**
 * Says what is done and offers the way back for as long as the toast is there, and only then has it done: at once when
 * the page is left. Answers whether it was done.
 */
export async function offerUndo(words: UndoWords, act: () => Promise<unknown>): Promise<boolean> {
  let end: Offered['end'] = () => false
  const done = new Promise<boolean>((resolve, reject) => {
    end = showOffer(words, (isUndone) => {
      if (isUndone) resolve(false)
      else act().then(() => resolve(true), reject)
    })
  })
  const one = { end, done }
  offered.add(one)
  try {
    return await done
  } finally {
    offered.delete(one)
  }
}

/** For when the person is about to leave: does now what waits. Settles with the last answer, whatever that is. */
export async function settleOffers(): Promise<void> {
  const all = [...offered]
  for (const { end } of all) end(false)
  await Promise.allSettled(all.map(({ done }) => done))
}

/**
 * For when the person has left: what waited for an undo isn't done, since it would be done as the next one. Answers how
 * much that was.
 */
export function endOffers(): number {
  const ended = [...offered].filter(({ end }) => end(true))
  toasts.clear()
  return ended.length
}

function showOffer({ title, titleOfReturn }: UndoWords, onEnd: (isUndone: boolean) => void): Offered['end'] {
  let isTaken = false
  let isOver = false
  const undo = () => {
    isTaken = true
    showToast({ title: titleOfReturn, tone: 'info' })
  }
  const key = showToast({ title, actionLabel: 'Undo', onAction: undo })
  const end = (isUndone: boolean): boolean => {
    if (isOver) return false
    isOver = true
    stopListening()
    window.removeEventListener('pagehide', leave)
    toasts.close(key)
    onEnd(isUndone)
    return true
  }
  const stopListening = toasts.subscribe(() => {
    if (isTaken || !toasts.visibleToasts.some((toast) => toast.key === key)) end(isTaken)
  })
  // Not before: as long as the page may still stay, so may what was deleted.
  const leave = () => end(false)
  window.addEventListener('pagehide', leave)
  return end
}
