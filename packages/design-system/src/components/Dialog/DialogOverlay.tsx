import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { body, dialog, footer as footerStyle, modal, scrim } from './Dialog.css'
import { InDialogContext } from './dialog-context'
import type { DialogProps } from './dialog-props'
import { DialogHeader } from './DialogHeader'

/** What a Dialog shows over the page. */
export function DialogOverlay({ isOpen, onOpenChange, size, footer, children, ...props }: DialogProps) {
  const density = useDensity()
  return (
    <ModalOverlay {...density} className={scrim} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={modal({ size })}>
        <AriaDialog className={dialog}>
          <DialogHeader title={props.title} onClose={() => onOpenChange(false)} />
          <div className={body} data-dialog-body="">
            <InDialogContext value>{children}</InDialogContext>
          </div>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
