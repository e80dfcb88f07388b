import { PAGE_HEADING_ID } from '@oaklet/design-system'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { afterFrames } from '../../../../shared/after-frames'
import { onceOutOfDialogs } from '../../../../shared/once-out-of-dialogs'
import { downloadId } from './file-words'

/** What leads to the files says so of the one that it made. */
export interface MadeFile {
  madeFileId: string
}

/** By then a page that was opened has moved the focus to its heading. */
const FRAMES = 5

/**
 * Moves the focus to the button that downloads a file which was made just now, once the file is there: that is what is
 * done with it next. It stays where it is if the person has moved on.
 */
export function useMadeFile(files: readonly { id: string }[] | undefined): void {
  const state: unknown = useLocation().state
  const isNew = useNavigationType() === NavigationType.Push
  const madeId = isNew && isMadeFile(state) ? state.madeFileId : null
  const isThere = files?.some(({ id }) => id === madeId) === true
  useEffect(() => {
    if (!isThere || madeId === null) return undefined
    return onceOutOfDialogs(() => {
      afterFrames(FRAMES, () => {
        const focused = document.activeElement
        const isAtTop = focused === document.body || focused?.id === PAGE_HEADING_ID
        if (isAtTop) document.getElementById(downloadId(madeId))?.focus()
      })
    })
  }, [madeId, isThere])
}

const isMadeFile = (state: unknown): state is MadeFile =>
  typeof state === 'object' && state !== null && 'madeFileId' in state && typeof state.madeFileId === 'string'
