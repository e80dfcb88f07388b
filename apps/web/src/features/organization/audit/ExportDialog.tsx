import { AUDIT_MESSAGES } from '@oaklet/api'
import { MAX_AUDIT_EVENTS_EXPORTED, MAX_AUDIT_EXPORT_DAYS } from '@oaklet/api/contract'
import { DateRangePicker, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { countFilters } from './audit-filters'
import { auditQueries } from './audit-queries'
import type { ExportDialogProps } from './export-dialog-props'

const DEFAULT_DAYS = 30

/** The first of the days that an export spans unless dates were chosen. */
function daysBefore(today: string): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - DEFAULT_DAYS + 1)
  return date.toISOString().slice(0, 10)
}

/** Saves the log of some days as a file, as far as the filters hold. */
export function ExportDialog({ orgId, filters, today, onClose }: ExportDialogProps) {
  const { startDate, endDate, ...others } = filters
  const [dates, setDates] = useState<{ start: string; end: string } | null>(() => ({
    start: startDate ?? daysBefore(today),
    end: endDate ?? today,
  }))
  const [isMissing, setMissing] = useState(false)
  const download = useMutation(auditQueries(useApi(), orgId).export())
  const message = isMissing ? 'Choose a first and a last day' : fieldErrorsOf(download.error)[0]?.message

  const submit = () => {
    setMissing(dates === null)
    if (dates === null) return
    download.mutate(
      { ...others, startDate: dates.start, endDate: dates.end },
      {
        onSuccess: (file) => {
          saveFile(file)
          showToast({ title: `${file.fileName} was saved`, tone: 'good' })
          onClose()
        },
      },
    )
  }
  const errors = message === undefined ? [] : [{ path: 'dates', message }]
  const count = countFilters(others)

  return (
    <FormDialog
      title="Export the audit log"
      size="s"
      // Dates that were chosen for a file are no loss.
      form={{ errors, isTouched: false, isStopped: errors.length > 0 }}
      submitLabel="Export as CSV"
      pendingLabel="Exporting…"
      isPending={download.isPending}
      error={download.error}
      fallback={AUDIT_MESSAGES.export}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <DateRangePicker
          label="Dates"
          description={`At most ${MAX_AUDIT_EXPORT_DAYS} days and ${MAX_AUDIT_EVENTS_EXPORTED.toLocaleString('en-US')} events.`}
          name="dates"
          value={dates}
          maxValue={today}
          errorMessage={message}
          onChange={(chosen) => {
            setDates(chosen)
            setMissing(false)
          }}
        />
        <Text tone="quiet">
          {count === 0
            ? 'The file holds every event of these days.'
            : `The file holds what your ${count === 1 ? 'filter leaves' : `${count} filters leave`} of these days.`}{' '}
          That you exported it is recorded too.
        </Text>
      </Stack>
    </FormDialog>
  )
}
