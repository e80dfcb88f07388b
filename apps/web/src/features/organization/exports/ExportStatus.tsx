import type { OrganizationExport } from '@oaklet/api/contract'
import { Banner, Button, ProgressBar } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { sizeWords } from '../../../shared/files/size-words'

interface ExportStatusProps {
  newest: OrganizationExport
  /** An instant on the organization's clock. */
  timeWords: (instant: string) => string
  isDownloading: boolean
  onDownload: () => void
}

/** How far the newest export is, and what can be done with it. */
export function ExportStatus({ newest, timeWords, isDownloading, onDownload }: ExportStatusProps) {
  const { status, doneRows, totalRows, sizeBytes, expiresAt, fetchedAt } = newest
  switch (status) {
    case 'queued':
      return <ProgressBar label="Waiting to begin" />
    case 'running':
      return (
        <ProgressBar
          label="Making your export"
          {...(totalRows > 0 && {
            value: doneRows / totalRows,
            valueLabel: `${doneRows.toLocaleString('en-US')} of ${countOf(totalRows, 'record', 'records')}`,
          })}
        />
      )
    case 'ready':
      return (
        <Banner
          tone="good"
          title="Your export is ready"
          actions={
            <Button tone="primary" size="small" isPending={isDownloading} onPress={onDownload}>
              {isDownloading ? 'Downloading…' : 'Download'}
            </Button>
          }
        >
          {countOf(totalRows, 'record', 'records')}, {sizeWords(sizeBytes ?? 0)}. You can download it once
          {expiresAt !== null && `, until ${timeWords(expiresAt)}`}.
        </Banner>
      )
    case 'fetched':
      return (
        <Banner tone="info" title="Your export was downloaded">
          {fetchedAt !== null && `On ${timeWords(fetchedAt)}. `}It is no longer here. Keep the file where only
          those can open it who may.
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="bad" title="Your export could not be made" isAnnounced>
          Nothing was changed or sent. Make an export again; if that fails too, ask whoever runs Oaklet for
          you.
        </Banner>
      )
    case 'expired':
      return (
        <Banner tone="neutral" title="Your export has expired">
          Nobody downloaded it within a day, so it was deleted. Make a new one when you need it.
        </Banner>
      )
  }
}
