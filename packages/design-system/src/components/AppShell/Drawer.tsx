import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useDensity } from '../Density/density-context'
import { Glyph } from '../Icon/Glyph'
import { FrameButton } from '../TopBar/FrameButton'
import { drawer, drawerDialog, drawerTop, scrim } from './AppShell.css'

interface DrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The navigation of a narrow screen: Escape, the scrim or following a link close it. */
export function Drawer({ isOpen, onOpenChange, children }: DrawerProps) {
  const density = useDensity()
  return (
    <ModalOverlay {...density} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={scrim}>
      <Modal className={drawer}>
        <Dialog aria-label="Navigation" className={drawerDialog}>
          <div className={drawerTop}>
            <FrameButton label="Close navigation" onPress={() => onOpenChange(false)}>
              <Glyph of={X} />
            </FrameButton>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
