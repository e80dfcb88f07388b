import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { body as dialogBody, footer as footerStyle } from '../Dialog/Dialog.css'
import { DialogHeader } from '../Dialog/DialogHeader'
import { body, dialog, drawer, scrim } from './Drawer.css'
import type { DrawerProps } from './drawer-props'

/** What a Drawer shows beside the page. */
export function DrawerOverlay({
  title,
  isOpen,
  onOpenChange,
  side,
  children,
  footer,
  ...props
}: DrawerProps) {
  const density = useDensity()
  return (
    <ModalOverlay {...density} className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={drawer({ side })}>
        <AriaDialog className={dialog}>
          <DialogHeader
            title={title}
            onClose={() => onOpenChange(false)}
            hasFocusFirst={props.initialFocus === 'title'}
          />
          <div className={`${dialogBody} ${body}`} data-dialog-body="">
            {children}
          </div>
          {footer !== undefined && <div className={footerStyle}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
