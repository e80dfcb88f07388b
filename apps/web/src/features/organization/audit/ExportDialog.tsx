import { AUDIT_MESSAGES } from '@oaklet/api'
import { type FieldError, MAX_AUDIT_EVENTS_EXPORTED, MAX_AUDIT_EXPORT_DAYS } from '@oaklet/api/contract'
import { DateRangePicker, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { addDays } from '../../../shared/add-days'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { countFilters } from './audit-filters'
import { auditQueries } from './audit-queries'
import type { ExportDialogProps } from './export-dialog-props'

const DEFAULT_DAYS = 30

/** The first of the days that an export spans unless dates were chosen. */
const daysBefore = (today: string): string => addDays(today, 1 - DEFAULT_DAYS)

interface ExportValues {
  dates: { start: string; end: string } | null
}

const errorsOf = ({ dates }: ExportValues) =>
  dates === null ? [{ path: 'dates', message: 'Choose a first and a last day' }] : []

/** Either end of the dates may be refused; one field holds both. */
const refusalsOf = (refused: readonly FieldError[]) =>
  refused.map(({ message }) => ({ path: 'dates', message }))

/** Saves the log of some days as a file, as far as the filters hold. */
export function ExportDialog({ orgId, filters, today, onClose }: ExportDialogProps) {
  const { startDate, endDate, ...others } = filters
  const form = useForm<ExportValues>({
    initial: () => ({ dates: { start: startDate ?? daysBefore(today), end: endDate ?? today } }),
    errorsOf,
    refusalsOf,
    // Dates that were chosen for a file are no loss.
    isDisposable: true,
  })
  const { dates } = form.values
  const download = useMutation(auditQueries(useApi(), orgId).export())

  const choose = (chosen: ExportValues['dates']) => {
    form.change({ dates: chosen })
    // What was said of other dates isn't said of these, nor is a file of those waited for.
    form.refuse(null)
    download.reset()
  }
  const submit = () => {
    if (!form.check() || dates === null) return
    download.mutate(
      { ...others, startDate: dates.start, endDate: dates.end },
      {
        onSuccess: (file) => {
          saveFile(file)
          showToast({ title: `${file.fileName} was saved`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  const count = countFilters(others)

  return (
    <FormDialog
      title="Export the audit log"
      size="s"
      form={form}
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
          {...form.field('dates')}
          maxValue={today}
          onChange={choose}
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
