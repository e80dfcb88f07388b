import { CLIENT_FILES_MESSAGES } from '@oaklet/api'
import { type ClientFile, DELETED_FILE_DAYS, type Practice } from '@oaklet/api/contract'
import { Banner, Button, Card, ItemList, showToast, Stack } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { addDays } from '../../../shared/add-days'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'
import { useApi } from '../../../shared/use-api'

interface DeletedFilesProps {
  files: readonly ClientFile[]
  practice: Practice
  mayWrite: boolean
}

/** The files that were deleted and can still be restored, with who deleted them and why. */
export function DeletedFiles({ files, practice, mayWrite }: DeletedFilesProps) {
  const api = useApi().clientFiles
  const restore = useMutation({
    mutationFn: ({ practiceId, clientId, id: fileId }: ClientFile) =>
      api.restore({ practiceId, clientId, fileId }),
    // Its button is gone before it could say so.
    onSuccess: ({ title }) => showToast({ title: `${title} is back`, tone: 'good' }),
    onSettled: useRefreshPractice(),
  })
  return (
    <Card title="Deleted files">
      <Stack gap="l">
        {restore.error && (
          <Banner tone="bad" isAnnounced>
            {failureWords(restore.error, CLIENT_FILES_MESSAGES.restore)}
          </Banner>
        )}
        <ItemList
          items={files.map((file) => ({
            id: file.id,
            title: file.title,
            detail: deletionWords(file, practice.timeZone),
            ...(mayWrite && {
              trailing: (
                <Button
                  size="small"
                  aria-label={`Restore ${file.title}`}
                  isPending={restore.isPending && restore.variables.id === file.id}
                  onPress={() => restore.mutate(file)}
                >
                  Restore
                </Button>
              ),
            }),
          }))}
        />
      </Stack>
    </Card>
  )
}

function deletionWords({ deletion }: ClientFile, timeZone: string): string {
  if (deletion === null) return ''
  const day = dateInZone(deletion.at, timeZone)
  const goesOn = formatMediumDate(addDays(day, DELETED_FILE_DAYS))
  return `Deleted by ${deletion.byName} on ${formatMediumDate(day)}: ${deletion.reason}. Gone for good after ${goesOn}`
}
