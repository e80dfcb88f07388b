import { CLIENT_FILES_MESSAGES } from '@oaklet/api'
import type { ClientFile } from '@oaklet/api/contract'
import { Button, Dialog, Inline, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from '../../../shared/files/picture-address'
import { formatMediumDate } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { CATEGORY_WORDS, latestOf } from './file-words'
import { useFileDownload } from './use-file-download'
import { picture } from './ViewFileDialog.css'

/** What the dialog is given. */
export interface ViewFileDialogProps {
  file: ClientFile
  onClose: () => void
}

/** Shows a picture. */
export function ViewFileDialog({ file, onClose }: ViewFileDialogProps) {
  const { practiceId, clientId, id: fileId, title, category, datedOn } = file
  const api = useApi().clientFiles
  const { number } = latestOf(file)
  const download = useFileDownload()
  const content = useQuery({
    // Outside of what is read anew with the practice: each reading is an event in the audit log.
    queryKey: ['file content', practiceId, clientId, fileId, number],
    queryFn: async ({ signal }) => {
      const path = { practiceId, clientId, fileId }
      return pictureAddress(await api.download(path, { number, purpose: 'view' }, { signal }))
    },
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Dialog
      title={title}
      size="l"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Inline gap="m" justify="end">
          <Button isPending={download.pendingId !== undefined} onPress={() => download.save(file)}>
            Download
          </Button>
          <Button tone="primary" onPress={onClose}>
            Close
          </Button>
        </Inline>
      }
    >
      <Stack gap="l">
        <Text tone="quiet">{`${CATEGORY_WORDS[category].label}, ${formatMediumDate(datedOn)}`}</Text>
        {download.failure !== null && (
          <LoadFailure
            error={download.failure}
            fallback={CLIENT_FILES_MESSAGES.download}
            onRetry={download.retry}
          />
        )}
        <WhenLoaded query={content} fallback={CLIENT_FILES_MESSAGES.download} label="Loading picture">
          {(address) => <img className={picture} src={address} alt={title} />}
        </WhenLoaded>
      </Stack>
    </Dialog>
  )
}
