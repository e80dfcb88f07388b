import { CLIENT_FILES_MESSAGES, hasErrorCode } from '@oaklet/api'
import { DELETED_FILE_DAYS } from '@oaklet/api/contract'
import { Banner, showToast, Text, TextArea } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import type { FileActProps } from './ReplaceFileDialog'

const LONGEST_REASON = 300

const errorsOf = ({ reason }: { reason: string }) =>
  reason.trim() === '' ? [{ path: 'reason', message: 'Say why it is deleted' }] : []

/** Deletes a file, with a reason. */
export function DeleteFileDialog({ file, onClose }: FileActProps) {
  const { practiceId, clientId, id: fileId, title, version } = file
  const api = useApi().clientFiles
  const form = useForm({ initial: { reason: '' }, errorsOf })
  const deleting = useMutation({
    mutationFn: (reason: string) => api.remove({ practiceId, clientId, fileId }, { reason, version }),
    onSettled: useRefreshPractice(),
  })
  const isStale = hasErrorCode(deleting.error, 'stale_edit')
  const finish = () => {
    showToast({ title: `${title} deleted`, tone: 'good' })
    onClose()
  }
  const save = () => {
    if (!form.check()) return
    deleting.mutate(form.values.reason, {
      onSuccess: finish,
      // One that is gone already is what was wanted.
      onError: (error) => (hasErrorCode(error, 'not_found') ? finish() : form.refuse(error)),
    })
  }
  return (
    <FormDialog
      title={`Delete ${title}?`}
      size="s"
      form={form}
      submitLabel="Delete file"
      pendingLabel="Deleting…"
      submitTone="danger"
      isPending={deleting.isPending}
      error={isStale ? null : deleting.error}
      fallback={CLIENT_FILES_MESSAGES.remove}
      notice={
        isStale && (
          <Banner tone="wait" isAnnounced>
            Someone else changed this file in the meantime. Press “Delete file” again if it is still to go.
          </Banner>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        {`It can be restored for ${DELETED_FILE_DAYS} days, with your reason beside it. After that it is gone for good.`}
      </Text>
      <TextArea
        label="Why is it deleted?"
        description={`Up to ${LONGEST_REASON} characters`}
        maxLength={LONGEST_REASON}
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
