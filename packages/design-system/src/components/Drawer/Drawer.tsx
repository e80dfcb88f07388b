import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { body as dialogBody, footer as footerStyle } from '../Dialog/Dialog.css'
import { DialogHeader } from '../Dialog/DialogHeader'
import { body, dialog, drawer, scrim } from './Drawer.css'

export const DRAWER_SIDES = ['start', 'end'] as const

export interface DrawerProps {
  /** What is shown or done here; the drawer's name. */
  title: string
  /** Only its owner opens and closes it; the content is there only while open, and starts afresh each time. */
  isOpen: boolean
  /** Escape, the close button and a press beside it ask to close; a consumer may first ask about what was typed. */
  onOpenChange: (isOpen: boolean) => void
  /** The edge that it stands at, by the direction of reading; `end` unless said otherwise. */
  side?: (typeof DRAWER_SIDES)[number] | undefined
  /** What is inside, under the title; it scrolls where there isn't enough height. */
  children: ReactNode
  /** Buttons that stay at the end; a Form inside brings its own instead. */
  footer?: ReactNode
}

/** Something beside the page, which waits behind it; focus comes back to where it was. */
export function Drawer({ title, isOpen, onOpenChange, side, children, footer }: DrawerProps) {
  const density = useDensity()
  return (
    <ModalOverlay {...density} className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={drawer({ side })}>
        <AriaDialog className={dialog}>
          <DialogHeader title={title} onClose={() => onOpenChange(false)} />
          <div className={`${dialogBody} ${body}`} data-dialog-body="">
            {children}
          </div>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
