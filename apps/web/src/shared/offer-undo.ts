import { showToast, toasts } from '@oaklet/design-system'

/** What is sent by the first still goes out; phones know only the second. */
const LEAVING = ['beforeunload', 'pagehide'] as const

/** Takes each offer back that still stands. */
const standing = new Set<() => void>()

/**
 * Says what is being done and offers the way back for as long as the toast is there. Answers whether it was taken;
 * a page that is left takes no more.
 */
export function offerUndo(title: string, titleOfReturn: string): Promise<boolean> {
  return new Promise((resolve) => {
    let isUndone = false
    const undo = () => {
      isUndone = true
      showToast({ title: titleOfReturn, tone: 'info' })
    }
    const key = showToast({ title, actionLabel: 'Undo', onAction: undo })
    const settle = () => {
      stopListening()
      for (const leaving of LEAVING) window.removeEventListener(leaving, settle)
      standing.delete(takeBack)
      toasts.close(key)
      resolve(isUndone)
    }
    const takeBack = () => {
      isUndone = true
      settle()
    }
    const stopListening = toasts.subscribe(() => {
      if (isUndone || !toasts.visibleToasts.some((toast) => toast.key === key)) settle()
    })
    for (const leaving of LEAVING) window.addEventListener(leaving, settle)
    standing.add(takeBack)
  })
}

/**
 * For when the person leaves: what waited for an undo isn't done, since it would be done as the next one. Answers how
 * much that was.
 */
export function endOffers(): number {
  const { size } = standing
  for (const takeBack of standing) takeBack()
  toasts.clear()
  return size
}
