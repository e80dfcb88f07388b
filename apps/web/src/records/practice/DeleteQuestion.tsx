import { hasErrorCode } from '@oaklet/api'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureWords } from '../../shared/failure-words'
import { useRefreshPractice } from './use-refresh-practice'

interface DeleteQuestionProps {
  /** What would be deleted, as the toast names it. */
  name: string
  /** The question itself, where it isn’t just the name. */
  title?: string
  confirmLabel?: string
  /** Said when the server gives no sentence of its own. */
  fallback: string
  remove: () => Promise<void>
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before a record is deleted; the server’s reason against it stands in the question. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { name, title = `Delete ${name}?`, confirmLabel = 'Delete', fallback, remove, onClose } = props
  const refresh = useRefreshPractice()
  const removing = useMutation({ mutationFn: remove, onSettled: () => void refresh() })
  const finish = () => {
    showToast({ title: `${name} deleted`, tone: 'good' })
    onClose()
  }
  return (
    <AlertDialog
      title={title}
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={removing.isPending}
      confirmLabel={confirmLabel}
      cancelLabel="Keep it"
      onConfirm={() =>
        removing.mutate(undefined, {
          onSuccess: finish,
          // One that is gone already is what was wanted.
          onError: (error) => hasErrorCode(error, 'not_found') && finish(),
        })
      }
    >
      {removing.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(removing.error, fallback)}
        </Banner>
      ) : (
        props.children
      )}
    </AlertDialog>
  )
}
