import { diagnosesScope, type ImportReport } from '@oaklet/api/contract'
import { announce, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId, useUser } from '../../../shared/use-session'
import { clientsQueries } from '../clients-queries'
import { clientOfRow } from './client-of-row'
import { guessMapping } from './heading-words'
import { type ColumnMapping, importFields } from './import-fields'
import type { CsvFile } from './read-csv'
import { readFile } from './read-file'
import { useDateOrder } from './use-date-order'

type Step = 'file' | 'columns' | 'report'

const STEP_WORDS = {
  file: 'Step 1 of 3: choose a file',
  columns: 'Step 2 of 3: check the columns',
  report: 'Step 3 of 3: see what will be imported',
} as const satisfies Record<Step, string>

/** An import on its way through its steps: the file, what its columns hold, and what the server says of its rows. */
export function useImport(onClose: () => void) {
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<File | null>(null)
  const [csv, setCsv] = useState<CsvFile | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>({})
  const [report, setReport] = useState<ImportReport | null>(null)
  const [flaw, setFlaw] = useState('')
  const fields = importFields(diagnosesScope(useUser().permissions))
  const dates = useDateOrder(csv, mapping.dateOfBirth)
  const wanted = useRef<File | null>(null)
  const keyFor = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const run = useMutation({
    ...clientsQueries(useApi(), usePracticeId()).import(),
    // Also when the page was left meanwhile.
    onSuccess: ({ added }, { body }) => {
      if (body.isDryRun) return
      void refresh()
      showToast({ title: added === 1 ? '1 client imported' : `${added} clients imported`, tone: 'good' })
    },
  })
  const isImporting = run.isPending && !run.variables.body.isDryRun

  const goTo = (next: Step) => {
    // A press is answered before the many lists of a step are drawn.
    startTransition(() => setStep(next))
    run.reset()
    announce(STEP_WORDS[next])
  }
  const choose = async (chosen: File | null) => {
    wanted.current = chosen
    setFile(chosen)
    setCsv(null)
    setFlaw('')
    if (chosen === null) return
    const { csv: read, flaw: found } = await readFile(chosen)
    // Another one was chosen while this one was read.
    if (wanted.current !== chosen) return
    setFlaw(found)
    setCsv(read)
    setMapping(guessMapping(read?.headings ?? [], fields))
  }
  const send = (isDryRun: boolean) => {
    const body = { rows: csv?.rows.map((row) => clientOfRow(row, mapping, dates)) ?? [], isDryRun }
    // A check is made anew each time: there may be other clients by now.
    const key = isDryRun ? {} : { idempotencyKey: keyFor(body) }
    run.mutate(
      { body, ...key },
      {
        onSuccess: (answer) => {
          if (!isDryRun) {
            onClose()
            return
          }
          setReport(answer)
          goTo('report')
        },
      },
    )
  }

  return {
    ...{ step, file, csv, fields, mapping, dates, report, flaw, run },
    setMapping,
    choose,
    /** What is being imported can't be called off. */
    close: () => {
      if (!isImporting) onClose()
    },
    back: () => {
      if (!isImporting) goTo(step === 'report' ? 'columns' : 'file')
    },
    next: () => {
      if (step !== 'file') send(step === 'columns')
      else if (csv === null) setFlaw((before) => before || 'Choose a file')
      else if (flaw === '') {
        dates.begin()
        goTo('columns')
      }
    },
  }
}
