import { useEffect } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { announce } from '../Announce/announce'
import { useDensity } from '../Density/density-context'
import { Logo } from '../Logo/Logo'
import { content, curtain, head, heading, panel, quiet } from './Curtain.css'
import type { CurtainProps } from './curtain-props'

/** What a Curtain shows over the page. */
export function CurtainOverlay({ title, words, isOpen, children }: CurtainProps) {
  const density = useDensity()
  // A screen reader whose focus has just been hidden may be silent about where it went.
  useEffect(() => {
    if (isOpen) announce(words === undefined ? title : `${title}. ${words}`, 'assertive')
  }, [isOpen, title, words])
  return (
    <ModalOverlay {...density} className={curtain} isOpen={isOpen} isKeyboardDismissDisabled>
      <Modal className={panel}>
        <Dialog className={content}>
          <Logo />
          <div className={head}>
            <Heading slot="title" level={1} className={heading}>
              {title}
            </Heading>
            {words !== undefined && <p className={quiet}>{words}</p>}
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
