import { useEffect, type ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { announce } from '../Announce/announce'
import { useDensity } from '../Density/density-context'
import { Logo } from '../Logo/Logo'
import { curtain, heading, panel, words } from './Curtain.css'

export interface CurtainProps {
  /** What has happened to the page, in a word or two: "Locked"; the name of the curtain, and its heading. */
  title: string
  /** Whether the page is covered; only its owner draws it and takes it away. */
  isOpen: boolean
  /** What takes it away, often a Form. */
  children: ReactNode
}

/** Covers the whole page, dialogs too, so that nothing of it is seen, heard or reached; all of it stays as it was. */
export function Curtain({ title, isOpen, children }: CurtainProps) {
  const density = useDensity()
  // A screen reader whose focus has just been hidden may be silent about where it went.
  useEffect(() => {
    if (isOpen) announce(title, 'assertive')
  }, [isOpen, title])
  return (
    <ModalOverlay {...density} className={curtain} isOpen={isOpen} isKeyboardDismissDisabled>
      <Modal className={panel}>
        <Dialog className={words}>
          <Logo />
          <Heading slot="title" level={1} className={heading}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
