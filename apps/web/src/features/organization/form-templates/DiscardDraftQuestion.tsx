import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import type { FormTemplate } from '@oaklet/api/contract'
import { AlertDialog, Banner } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { useApi } from '../../../shared/use-api'

interface DiscardDraftQuestionProps {
  record: FormTemplate
  onDiscarded: (before: FormTemplate) => void
  /** Called with why it was not discarded: somebody else may have changed the form meanwhile. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Asks before all that was changed since a form was published is given up. */
export function DiscardDraftQuestion({ record, onDiscarded, onRefused, onClose }: DiscardDraftQuestionProps) {
  const { id: formTemplateId, practiceId, current, version } = record
  const api = useApi().formTemplates
  const discarding = useMutation({
    mutationFn: () => api.discardDraft({ practiceId, formTemplateId }, { version }),
    onSettled: useRefreshPractice(),
  })
  return (
    <AlertDialog
      title="Discard all changes?"
      tone="danger"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={discarding.isPending}
      confirmLabel="Discard"
      cancelLabel="Keep them"
      onConfirm={() => discarding.mutate(undefined, { onSuccess: onDiscarded, onError: onRefused })}
    >
      {discarding.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(discarding.error, FORM_TEMPLATES_MESSAGES.discardDraft)}
        </Banner>
      ) : (
        `The form goes back to version ${current?.number ?? 1}, which is what clients are sent.`
      )}
    </AlertDialog>
  )
}
