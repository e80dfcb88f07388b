import { CircleQuestionMark, TriangleAlert } from 'lucide'
import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../Button/Button'
import { useDensity } from '../Density/density-context'
import { dialog, footer, modal, scrim, title } from '../Dialog/Dialog.css'
import { Glyph } from '../Icon/Glyph'
import { heading, mark, words } from './AlertDialog.css'

export const ALERT_DIALOG_TONES = ['question', 'danger'] as const

export interface AlertDialogProps {
  /** The question, in a few words. */
  title: string
  /** `danger` where what is done can't be taken back: mark and confirming button say so; else `question`. */
  tone?: (typeof ALERT_DIALOG_TONES)[number]
  /** Whether it is asked now; only its owner opens and closes it. */
  isOpen: boolean
  /** Called with false by Escape and by the button that cancels; never while `isPending`. */
  onOpenChange: (isOpen: boolean) => void
  /** A verb: "Book anyway". */
  confirmLabel: string
  /** The answer that changes nothing, on the button that has focus first: "Choose another time". */
  cancelLabel: string
  /** Does it; the dialog stays until `isOpen` says otherwise. */
  onConfirm: () => void
  /** While it is being done: the confirming button shows it, and nothing but the owner closes the dialog. */
  isPending?: boolean
  /** What will happen; read together with the question. */
  children: ReactNode
}

/** A question that has to be answered before anything goes on; focus starts on the answer that changes nothing. */
export function AlertDialog({ tone = 'question', isPending = false, ...props }: AlertDialogProps) {
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
