import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { body, dialog, footer as footerStyle, modal, scrim } from './Dialog.css'
import { DialogHeader } from './DialogHeader'

export const DIALOG_SIZES = ['s', 'm', 'l'] as const

export interface DialogProps {
  /** What is done here; the dialog's name. */
  title: string
  /** Only its owner opens and closes it; the content is there only while open, and starts afresh each time. */
  isOpen: boolean
  /** Escape and the close button ask to close; a consumer may first ask about what was typed. */
  onOpenChange: (isOpen: boolean) => void
  /** How wide it gets at most: 416, 576 or 832 px; 576 (`m`) unless said otherwise. */
  size?: (typeof DIALOG_SIZES)[number]
  /** The task, under the title, often a Form; it scrolls where there isn't enough height. */
  children: ReactNode
  /** Buttons under the content; a Form inside brings its own instead. */
  footer?: ReactNode
}

/** A task of its own over the page, which waits behind it; focus comes back to where it was. */
export function Dialog({ isOpen, onOpenChange, size, footer, children, ...props }: DialogProps) {
  const density = useDensity()
  return (
    <ModalOverlay {...density} className={scrim} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={modal({ size })}>
        <AriaDialog className={dialog}>
          <DialogHeader title={props.title} onClose={() => onOpenChange(false)} />
          <div className={body} data-dialog-body="">
            {children}
          </div>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
