import { type AnalyticsExportFormat, ANALYTICS_EXPORT_FORMATS } from '@oaklet/api/contract'
import { MenuButton } from '@oaklet/design-system'
import { EXPORT_WORDS } from './use-export'

export interface ExportMenuProps {
  isPending: boolean
  onExport: (format: AnalyticsExportFormat) => void
}

const FORMATS = ANALYTICS_EXPORT_FORMATS.map((id) => ({ id, ...EXPORT_WORDS[id] }))

/** A menu that saves the shown analytics in one of the formats. */
export function ExportMenu({ isPending, onExport }: ExportMenuProps) {
  return (
    <MenuButton
      label={isPending ? 'Exporting…' : 'Export'}
      placement="bottom end"
      items={FORMATS}
      isPending={isPending}
      onAction={onExport}
    />
  )
}
