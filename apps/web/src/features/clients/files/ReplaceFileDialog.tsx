import { CLIENT_FILES_MESSAGES, hasErrorCode } from '@oaklet/api'
import type { ClientFile } from '@oaklet/api/contract'
import { Banner, showToast, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { sentFile } from '../../../shared/files/sent-file'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { ContentField } from './FileDialog'

/** What a dialog about one file is given. */
export interface FileActProps {
  file: ClientFile
  onClose: () => void
}

const errorsOf = ({ content }: { content: File | null }) =>
  content === null ? [{ path: 'content', message: 'Choose the file that takes its place' }] : []

/** Gives a file a new content; the one before stays as an earlier version. */
export function ReplaceFileDialog({ file, onClose }: FileActProps) {
  const { practiceId, clientId, id: fileId, title, version } = file
  const api = useApi().clientFiles
  const form = useForm<{ content: File | null }>({ initial: { content: null }, errorsOf })
  const { keyFor } = useIdempotencyKey()
  const replacing = useMutation({
    mutationFn: async (chosen: File) => {
      const { name, size, lastModified } = chosen
      const idempotencyKey = keyFor({ name, size, lastModified, version })
      const body = { ...(await sentFile(chosen)), version }
      return api.replace({ practiceId, clientId, fileId }, body, { idempotencyKey })
    },
    onSettled: useRefreshPractice(),
  })
  const isStale = hasErrorCode(replacing.error, 'stale_edit')
  const save = () => {
    const { content } = form.values
    if (!form.check() || content === null) return
    replacing.mutate(content, {
      onSuccess: () => {
        showToast({ title: `${title} replaced`, tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }
  return (
    <FormDialog
      title={`Replace ${title}`}
      form={form}
      submitLabel="Replace file"
      pendingLabel="Replacing…"
      isPending={replacing.isPending}
      error={isStale ? null : replacing.error}
      fallback={CLIENT_FILES_MESSAGES.replace}
      notice={
        isStale && (
          <Banner tone="wait" isAnnounced>
            Someone else changed this file in the meantime. Press “Replace file” again if yours is the one to
            show.
          </Banner>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Text>The file that is there now stays among the earlier versions.</Text>
      <ContentField
        file={form.values.content}
        error={form.errorAt('content')}
        onChoose={(content) => form.change({ content })}
      />
    </FormDialog>
  )
}
