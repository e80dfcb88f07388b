import { Drawer, PAGE_HEADING_ID } from '@oaklet/design-system'
import { useEffect } from 'react'
import { afterFrames } from '../../../shared/after-frames'
import { RecordsPanel } from '../lazy-parts'
import type { RecordsPanelProps } from './RecordsPanel'
import { recordLinkId } from './use-record-links'

interface RecordsDrawerProps extends RecordsPanelProps {
  /** The name of the number. */
  title: string
  onClose: () => void
}

/** A drawer with the records behind a number. */
export function RecordsDrawer({ title, onClose, ...panel }: RecordsDrawerProps) {
  const { figure } = panel.asked
  useFocusAfter(recordLinkId(panel.asked), recordLinkId({ figure }))
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} initialFocus="title">
      <RecordsPanel {...panel} />
    </Drawer>
  )
}

/** Moves the focus to the link of the number after closing, for a drawer that was opened by an address, not by that link. */
function useFocusAfter(linkId: string, figureId: string): void {
  useEffect(
    () => () =>
      afterFrames(3, () => {
        if (document.activeElement !== document.body) return
        const places = [linkId, figureId, PAGE_HEADING_ID].map((id) => document.getElementById(id))
        places.find((place) => place !== null)?.focus()
      }),
    [linkId, figureId],
  )
}
