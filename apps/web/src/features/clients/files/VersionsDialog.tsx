import { CLIENT_FILES_MESSAGES } from '@oaklet/api'
import type { ClientFile } from '@oaklet/api/contract'
import { Button, Dialog, ItemList, Stack } from '@oaklet/design-system'
import { LoadFailure } from '../../../shared/LoadFailure'
import { contentWords } from './file-words'
import { useFileDownload } from './use-file-download'

/** What the dialog is given. */
export interface VersionsDialogProps {
  file: ClientFile
  timeZone: string
  onClose: () => void
}

/** The contents that a file has had, the latest first, each to be downloaded. */
export function VersionsDialog({ file, timeZone, onClose }: VersionsDialogProps) {
  const download = useFileDownload()
  return (
    <Dialog title={`Versions of ${file.title}`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="l">
        {download.failure !== null && (
          <LoadFailure
            error={download.failure}
            fallback={CLIENT_FILES_MESSAGES.download}
            onRetry={download.retry}
          />
        )}
        <ItemList
          label="Versions, the latest first"
          items={file.versions.map((content, index) => ({
            id: String(content.number),
            title: index === 0 ? `Version ${content.number}, shown now` : `Version ${content.number}`,
            detail: contentWords(content, timeZone),
            trailing: (
              <Button
                size="small"
                aria-label={`Download version ${content.number}`}
                isPending={download.pendingNumber === content.number}
                onPress={() => download.save(file, content.number)}
              >
                Download
              </Button>
            ),
          }))}
        />
      </Stack>
    </Dialog>
  )
}
