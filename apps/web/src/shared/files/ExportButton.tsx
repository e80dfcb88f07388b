import { lazyPart } from '../lazy-part'
import { exportPlace } from './ExportButton.css'
import type { ExportMenuProps } from './ExportMenu'
import type { FileFormat } from './file-format-words'

const ExportMenu = lazyPart<ExportMenuProps<FileFormat>>(
  async () => (await import('./ExportMenu')).ExportMenu,
  (_, failure) => failure,
)

/** The button with the menu of formats, which loads after the figures; its space is reserved. */
export const ExportButton = <Format extends FileFormat>({ onExport, ...props }: ExportMenuProps<Format>) => (
  <div className={exportPlace}>
    <ExportMenu
      {...props}
      onExport={(chosen) => {
        const format = props.formats.find((one) => one === chosen)
        if (format !== undefined) onExport(format)
      }}
    />
  </div>
)
