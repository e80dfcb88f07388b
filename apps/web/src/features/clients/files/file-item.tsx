import type { ClientFile } from '@oaklet/api/contract'
import { Button, Icon, IconTile, type ItemListItem, Menu } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { contentWords, isPicture, latestOf } from './file-words'

/** What can be done with a file, in a dialog. */
export type FileAct = 'view' | 'versions' | 'edit' | 'replace' | 'delete'

interface FileItemInput {
  file: ClientFile
  timeZone: string
  mayWrite: boolean
  /** Whether it is being downloaded. */
  isPending: boolean
  onAct: (act: FileAct | 'download') => void
}

/** A line for one file, with the button that shows or downloads it. */
export function fileItem({ file, timeZone, mayWrite, isPending, onAct }: FileItemInput): ItemListItem {
  const { id, title, datedOn, versions } = file
  const latest = latestOf(file)
  const first = isPicture(latest) ? 'view' : 'download'
  return {
    id,
    leading: (
      <IconTile>
        <Icon of={isPicture(latest) ? 'id-card' : 'document'} />
      </IconTile>
    ),
    title,
    detail: `${formatMediumDate(datedOn)}. ${contentWords(latest, timeZone)}`,
    trailing: (
      <Button
        size="small"
        aria-label={`${first === 'view' ? 'View' : 'Download'} ${title}`}
        isPending={isPending}
        onPress={() => onAct(first)}
      >
        {first === 'view' ? 'View' : 'Download'}
      </Button>
    ),
    actions: (
      <Menu
        label={`Actions for ${title}`}
        items={[
          ...(first === 'view' ? ([{ id: 'download', label: 'Download' }] as const) : []),
          ...(versions.length > 1 ? ([{ id: 'versions', label: 'Earlier versions' }] as const) : []),
          ...(mayWrite ? WRITING : []),
        ]}
        onAction={onAct}
      />
    ),
  }
}

const WRITING = [
  { id: 'edit', label: 'Edit', icon: <Icon of="edit" /> },
  { id: 'replace', label: 'Replace' },
  { id: 'delete', label: 'Delete', icon: <Icon of="trash" />, tone: 'danger' },
] as const
