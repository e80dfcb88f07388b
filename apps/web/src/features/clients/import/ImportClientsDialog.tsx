import { CLIENTS_MESSAGES } from '@oaklet/api'
import { Button, Dialog, Inline, Stack } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { SaveFailure } from '../../../shared/forms/SaveFailure'
import { countOf } from '../../../shared/count-of'
import { ColumnsStep } from './ColumnsStep'
import { DateOrderField } from './DateOrderField'
import { FileStep } from './FileStep'
import { ReportStep } from './ReportStep'
import { useImport } from './use-import'

interface ImportClientsDialogProps {
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Brings clients in from a CSV file: choose it, say what its columns hold, see what will be, import. */
export function ImportClientsDialog({ today, onClose }: ImportClientsDialogProps) {
  const { step, file, csv, fields, mapping, dates, report, flaw, isPending, error, ...does } = useImport(
    today,
    onClose,
  )
  const backRef = useRef<HTMLButtonElement>(null)
  const nextRef = useRef<HTMLButtonElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // The button that was pressed may have gone with its step.
    if (document.activeElement === document.body) (nextRef.current ?? backRef.current)?.focus()
  }, [step])
  const added = report?.added ?? 0
  const isOver = step === 'report' && added === 0
  const words = {
    file: 'Next',
    columns: 'Check the rows',
    report: `Import ${countOf(added, 'client', 'clients')}`,
  }

  return (
    <Dialog title="Import clients" size="l" isOpen onOpenChange={(isOpen) => !isOpen && does.close()}>
      <Stack gap="l">
        {step === 'file' && (
          <FileStep file={file} error={flaw} onChoose={(chosen) => void does.choose(chosen)} />
        )}
        {step === 'columns' && csv && (
          <ColumnsStep csv={csv} fields={fields} mapping={mapping} onChange={does.setMapping}>
            {dates.question && (
              <DateOrderField question={dates.question} order={dates.order} onChange={dates.answer} />
            )}
          </ColumnsStep>
        )}
        {step === 'report' && csv && report && <ReportStep csv={csv} report={report} />}
        {error !== null && <SaveFailure error={error} fallback={CLIENTS_MESSAGES.import} />}
        <Inline gap="m" justify="end">
          <Button onPress={does.close}>Cancel</Button>
          {step !== 'file' && (
            <Button ref={backRef} onPress={does.back}>
              Back
            </Button>
          )}
          {!isOver && (
            <Button ref={nextRef} tone="primary" isPending={isPending} onPress={does.next}>
              {words[step]}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  )
}
