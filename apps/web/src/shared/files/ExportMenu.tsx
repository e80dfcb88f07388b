import { MenuButton } from '@oaklet/design-system'
import { type FileFormat, FILE_FORMAT_WORDS } from './file-format-words'

export interface ExportMenuProps<Format extends FileFormat> {
  /** The formats to choose from. */
  formats: readonly Format[]
  isPending: boolean
  onExport: (format: Format) => void
}

/** A menu that saves what is shown in one of the formats. */
export const ExportMenu = <Format extends FileFormat>({
  formats,
  isPending,
  onExport,
}: ExportMenuProps<Format>) => (
  <MenuButton
    label={isPending ? 'Exporting…' : 'Export'}
    placement="bottom end"
    items={formats.map((id) => ({ id, ...FILE_FORMAT_WORDS[id] }))}
    isPending={isPending}
    onAction={onExport}
  />
)
