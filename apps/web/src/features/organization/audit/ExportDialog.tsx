import { AUDIT_MESSAGES, userMessage } from '@oaklet/api'
import { MAX_AUDIT_EVENTS_EXPORTED, MAX_AUDIT_EXPORT_DAYS } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  DateRangePicker,
  Dialog,
  Form,
  Inline,
  showToast,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../shared/field-errors'
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
  const [range, setRange] = useState<{ start: string; end: string } | null>(() => ({
    start: startDate ?? daysBefore(today),
    end: endDate ?? today,
  }))
  const [isMissing, setMissing] = useState(false)
  const download = useMutation(auditQueries(useApi(), orgId).export())
  const refused = fieldErrorsOf(download.error)[0]?.message
  const message = isMissing ? 'Choose a first and a last day' : refused

  const submit = () => {
    setMissing(range === null)
    if (range === null) return
    download.mutate(
      { ...others, startDate: range.start, endDate: range.end },
      {
        onSuccess: (file) => {
          saveFile(file)
          showToast({ title: `${file.fileName} was saved`, tone: 'good' })
          onClose()
        },
      },
    )
  }
  const count = countFilters(others)

  return (
    <Dialog title="Export the audit log" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="s">
      <Form
        isPending={download.isPending}
        errors={message === undefined ? [] : [{ path: 'dates', message }]}
        onSubmit={submit}
        footer={
          <Inline gap="m" justify="end">
            <Button onPress={onClose}>Cancel</Button>
            <Button tone="primary" type="submit" isPending={download.isPending}>
              {download.isPending ? 'Exporting…' : 'Export as CSV'}
            </Button>
          </Inline>
        }
      >
        {download.isError && refused === undefined && (
          <Banner tone="bad" isAnnounced>
            {userMessage(download.error, AUDIT_MESSAGES.export)}
          </Banner>
        )}
        <Stack gap="l">
          <DateRangePicker
            label="Dates"
            name="dates"
            description={`At most ${MAX_AUDIT_EXPORT_DAYS} days and ${MAX_AUDIT_EVENTS_EXPORTED.toLocaleString('en-US')} events.`}
            value={range}
            maxValue={today}
            errorMessage={message}
            onChange={(chosen) => {
              setRange(chosen)
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
      </Form>
    </Dialog>
  )
}
