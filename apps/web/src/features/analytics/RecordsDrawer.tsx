import { Drawer, PAGE_HEADING_ID } from '@oaklet/design-system'
import { useEffect } from 'react'
import { afterFrames } from '../../shared/after-frames'
import { RecordsPanel } from './late-parts'
import type { RecordsPanelProps } from './RecordsPanel'
import { recordLinkId } from './use-record-links'

interface RecordsDrawerProps extends RecordsPanelProps {
  /** The number's name. */
  title: string
  onClose: () => void
}

/** The records behind a number, beside the figures. */
export function RecordsDrawer({ title, onClose, ...panel }: RecordsDrawerProps) {
  const { figure } = panel.asked
  useFocusAfter(recordLinkId(panel.asked), recordLinkId({ figure }))
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} initialFocus="title">
      <RecordsPanel {...panel} />
    </Drawer>
  )
}

/** The drawer gives its focus back to the link that opened it; opened by an address, there was none. */
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
