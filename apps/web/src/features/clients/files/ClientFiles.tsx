import { CLIENT_FILES_MESSAGES } from '@oaklet/api'
import {
  type Client,
  type ClientFile,
  FILE_CATEGORIES,
  type Practice,
  seenFileCategories,
} from '@oaklet/api/contract'
import { Button, Card, EmptyState, Icon, ItemList, Spread, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions, useUser } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { SignedDocuments } from '../signatures/SignedDocuments'
import { CATEGORY_WORDS } from './file-words'
import { DeletedFiles } from './DeletedFiles'
import type { FileDialogProps } from './FileDialog'
import type { FileActProps } from './ReplaceFileDialog'
import { type FileAct, fileItem } from './file-item'
import { filesQueries } from './files-queries'
import { useFileDownload } from './use-file-download'
import type { ViewFileDialogProps } from './ViewFileDialog'
import type { VersionsDialogProps } from './VersionsDialog'

const FileDialog = lazyDialog<FileDialogProps>(
  ({ title }) => title,
  async () => (await import('./FileDialog')).FileDialog,
)
const ReplaceFileDialog = lazyDialog<FileActProps>(
  ({ file }) => `Replace ${file.title}`,
  async () => (await import('./ReplaceFileDialog')).ReplaceFileDialog,
)
const DeleteFileDialog = lazyDialog<FileActProps>(
  ({ file }) => `Delete ${file.title}?`,
  async () => (await import('./DeleteFileDialog')).DeleteFileDialog,
)
const ViewFileDialog = lazyDialog<ViewFileDialogProps>(
  ({ file }) => file.title,
  async () => (await import('./ViewFileDialog')).ViewFileDialog,
)
const VersionsDialog = lazyDialog<VersionsDialogProps>(
  ({ file }) => `Versions of ${file.title}`,
  async () => (await import('./VersionsDialog')).VersionsDialog,
)

/** What the tab is given. */
export interface ClientFilesProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

const ADD_BUTTON_ID = 'add-file'

/** The files of a client by what they are about, and those that can be restored. */
export function ClientFiles({ client, practice, today }: ClientFilesProps) {
  const [user, mayWrite] = [useUser(), usePermissions()('files:write')]
  const query = useQuery(filesQueries(useApi(), practice.id).ofClient(client.id))
  const [act, setAct] = useState<{ kind: 'add' } | { kind: FileAct; file: ClientFile } | null>(null)
  const download = useFileDownload()
  // The first file takes the button that added it away, and a deleted one the button of its menu.
  useKeptFocus(query.data, ADD_BUTTON_ID)
  const categories = seenFileCategories(user.permissions, client.primaryClinicianId === user.staffId)
  const close = () => setAct(null)
  const button = mayWrite && (
    <Button
      {...FileDialog.onIntent}
      id={ADD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => setAct({ kind: 'add' })}
    >
      Add file
    </Button>
  )
  return (
    <WhenLoaded query={query} fallback={CLIENT_FILES_MESSAGES.list} label="Loading files">
      {({ files, deleted }) => {
        // What somebody else changed meanwhile is what a dialog goes on with.
        const file =
          act?.kind === 'add' ? undefined : (files.find(({ id }) => id === act?.file.id) ?? act?.file)
        return (
          <Stack gap="xl">
            {download.failure !== null && (
              <LoadFailure
                error={download.failure}
                fallback={CLIENT_FILES_MESSAGES.download}
                onRetry={download.retry}
              />
            )}
            {files.length === 0 ? (
              <EmptyState title="No files yet" icon={<Icon of="document" />} action={button}>
                Add the insurance card, consents that were signed on paper, or records from elsewhere.
              </EmptyState>
            ) : (
              <Spread>
                <Text tone="quiet">The latest documents come first.</Text>
                {button}
              </Spread>
            )}
            <SignedDocuments {...{ client, practice, today }} />
            {FILE_CATEGORIES.map((category) => ({
              category,
              ofCategory: files.filter((one) => one.category === category),
            }))
              .filter(({ ofCategory }) => ofCategory.length > 0)
              .map(({ category, ofCategory }) => (
                <Card key={category} title={CATEGORY_WORDS[category].label}>
                  <ItemList
                    items={ofCategory.map((one) =>
                      fileItem({
                        file: one,
                        timeZone: practice.timeZone,
                        mayWrite,
                        isPending: download.pendingId === one.id,
                        onAct: (kind) =>
                          kind === 'download' ? download.save(one) : setAct({ kind, file: one }),
                      }),
                    )}
                  />
                </Card>
              ))}
            {deleted.length > 0 && <DeletedFiles files={deleted} practice={practice} mayWrite={mayWrite} />}
            {act?.kind === 'add' && (
              <FileDialog
                title="Add file"
                file={null}
                {...{ clientId: client.id, categories, today }}
                onClose={close}
              />
            )}
            {file && act?.kind === 'edit' && (
              <FileDialog
                title={`Edit ${file.title}`}
                {...{ file, clientId: client.id, categories, today }}
                onClose={close}
              />
            )}
            {file && act?.kind === 'replace' && <ReplaceFileDialog file={file} onClose={close} />}
            {file && act?.kind === 'delete' && <DeleteFileDialog file={file} onClose={close} />}
            {file && act?.kind === 'view' && <ViewFileDialog file={file} onClose={close} />}
            {file && act?.kind === 'versions' && (
              <VersionsDialog file={file} timeZone={practice.timeZone} onClose={close} />
            )}
          </Stack>
        )
      }}
    </WhenLoaded>
  )
}
