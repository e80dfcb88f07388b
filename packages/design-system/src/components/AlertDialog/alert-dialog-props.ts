import type { ReactNode } from 'react'

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
