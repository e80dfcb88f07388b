import { userMessage } from '@oaklet/api'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'

interface DeleteQuestionProps {
  /** What is deleted, as the toast names it. */
  what: string
  title: string
  fallback: string
  removing: {
    error: Error | null
    isPending: boolean
    mutate: (nothing: void, options: { onSuccess: () => void }) => void
  }
  onClose: () => void
  children: string
}

/** Asks before something is deleted; says in the question why that failed. */
export function DeleteQuestion({ what, title, fallback, removing, onClose, children }: DeleteQuestionProps) {
  return (
    <AlertDialog
      title={title}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      confirmLabel="Delete"
      cancelLabel="Keep it"
      isPending={removing.isPending}
      onConfirm={() =>
        removing.mutate(undefined, {
          onSuccess: () => {
            showToast({ title: `${what} deleted`, tone: 'good' })
            onClose()
          },
        })
      }
    >
      {children}
      {removing.error !== null && (
        <Banner tone="bad" isAnnounced>
          {userMessage(removing.error, fallback)}
        </Banner>
      )}
    </AlertDialog>
  )
}
