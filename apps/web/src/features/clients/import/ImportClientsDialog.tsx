import { CLIENTS_MESSAGES } from '@oaklet/api'
import { type ImportReport, MAX_IMPORT_ROWS } from '@oaklet/api/contract'
import { announce, Button, Dialog, Inline, showToast, Stack } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SaveFailure } from '../../../shared/SaveFailure'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../shared/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { clientsQueries } from '../clients-queries'
import { clientOfRow } from './client-of-row'
import { ColumnsStep } from './ColumnsStep'
import { FileStep } from './FileStep'
import { type ColumnMapping, guessMapping } from './import-fields'
import { type CsvFile, readCsv } from './read-csv'
import { ReportStep } from './ReportStep'

type Step = 'file' | 'columns' | 'report'

const STEP_WORDS = {
  file: 'Step 1 of 3: choose a file',
  columns: 'Step 2 of 3: check the columns',
  report: 'Step 3 of 3: see what will be imported',
} as const satisfies Record<Step, string>

const flawOf = ({ rows }: CsvFile): string => {
  if (rows.length === 0) return 'This file has no row below its headings.'
  return rows.length > MAX_IMPORT_ROWS ? 'This file has more than 5,000 rows. Split it, please.' : ''
}

/** Brings clients in from a CSV file: choose it, say what its columns hold, see what will be, import. */
export function ImportClientsDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<File | null>(null)
  const [csv, setCsv] = useState<CsvFile | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>({})
  const [report, setReport] = useState<ImportReport | null>(null)
  const [error, setError] = useState('')
  const run = useMutation(clientsQueries(useApi(), usePracticeId()).import())
  const keyFor = useIdempotencyKey()
  const refresh = useRefreshPractice()

  const goTo = (next: Step) => {
    setStep(next)
    run.reset()
    announce(STEP_WORDS[next])
  }
  const choose = async (chosen: File | null) => {
    setFile(chosen)
    setCsv(null)
    if (chosen === null) return
    const read = readCsv(await chosen.text())
    setError(flawOf(read))
    setCsv(read)
    setMapping(guessMapping(read.headings))
  }
  const send = (isDryRun: boolean) => {
    const rows = csv?.rows.map((row) => clientOfRow(row, mapping)) ?? []
    const body = { rows, isDryRun }
    run.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: (answer) => {
          if (isDryRun) {
            setReport(answer)
            goTo('report')
            return
          }
          const { added } = answer
          void refresh()
          showToast({ title: added === 1 ? '1 client imported' : `${added} clients imported`, tone: 'good' })
          onClose()
        },
      },
    )
  }
  const next = () => {
    if (step === 'file') {
      if (csv === null) setError('Choose a file')
      else if (error === '') goTo('columns')
    } else send(step === 'columns')
  }
  const added = report?.added ?? 0
  const isOver = step === 'report' && added === 0
  const words = {
    file: 'Next',
    columns: 'Check the rows',
    report: `Import ${added} ${added === 1 ? 'client' : 'clients'}`,
  }

  return (
    <Dialog title="Import clients" size="l" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="l">
        {step === 'file' && <FileStep file={file} error={error} onChoose={(chosen) => void choose(chosen)} />}
        {step === 'columns' && csv && <ColumnsStep csv={csv} mapping={mapping} onChange={setMapping} />}
        {step === 'report' && csv && report && <ReportStep csv={csv} report={report} />}
        {run.isError && <SaveFailure error={run.error} fallback={CLIENTS_MESSAGES.import} />}
        <Inline gap="m" justify="end">
          <Button onPress={onClose}>Cancel</Button>
          {step !== 'file' && (
            <Button onPress={() => goTo(step === 'report' ? 'columns' : 'file')}>Back</Button>
          )}
          {!isOver && (
            <Button tone="primary" isPending={run.isPending} onPress={next}>
              {words[step]}
            </Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  )
}
