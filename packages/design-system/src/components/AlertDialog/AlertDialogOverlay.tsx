import { CircleQuestionMark, TriangleAlert } from 'lucide'
import { useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../Button/Button'
import { useDensity } from '../Density/density-context'
import { dialog, footer, modal, scrim, title } from '../Dialog/Dialog.css'
import { Glyph } from '../Icon/Glyph'
import { heading, mark, words } from './AlertDialog.css'
import type { AlertDialogProps } from './alert-dialog-props'

/** What an AlertDialog shows over the page. */
export function AlertDialogOverlay({ tone = 'question', isPending = false, ...props }: AlertDialogProps) {
  const density = useDensity()
  const wordsId = useId()
  const Mark = tone === 'danger' ? TriangleAlert : CircleQuestionMark
  const change = (isOpen: boolean) => {
    if (!isPending) props.onOpenChange(isOpen)
  }
  return (
    <ModalOverlay {...density} className={scrim} isOpen={props.isOpen} onOpenChange={change}>
      <Modal className={modal({ size: 's' })}>
        <AriaDialog role="alertdialog" className={dialog} aria-describedby={wordsId}>
          <div className={heading}>
            <span className={mark({ tone })} aria-hidden="true">
              <Glyph of={Mark} />
            </span>
            <Heading slot="title" level={2} className={title}>
              {props.title}
            </Heading>
          </div>
          <div id={wordsId} className={words}>
            {props.children}
          </div>
          <div className={footer}>
            <Button autoFocus onPress={() => change(false)}>
              {props.cancelLabel}
            </Button>
            <Button
              tone={tone === 'danger' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
