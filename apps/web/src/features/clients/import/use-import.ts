import { diagnosesScope, type ImportReport, MAX_IMPORT_ROWS } from '@oaklet/api/contract'
import { announce, showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { cliniciansQuery, locationsQuery } from '../../../records/practice/practice-queries'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId, useUser } from '../../../shared/use-session'
import { countOf } from '../../../shared/count-of'
import { clientsQueries } from '../clients-queries'
import { careReader } from './care-reader'
import { clientOfRow, type ImportedRow } from './client-of-row'
import { guessMapping, isKnownHeading } from './heading-words'
import { type ColumnMapping, importFields } from './import-fields'
import { reportInWords } from './import-reasons'
import type { CsvFile } from '../../../shared/csv/read-csv'
import { readFile } from '../../../shared/csv/read-file'
import { useDateOrder } from './use-date-order'

const LIMITS = { isKnownHeading, maxRows: MAX_IMPORT_ROWS }

type Step = 'file' | 'columns' | 'report'

const STEP_WORDS = {
  file: 'Step 1 of 3: choose a file',
  columns: 'Step 2 of 3: check the columns',
  report: 'Step 3 of 3: see what will be imported',
} as const satisfies Record<Step, string>

/** An import on its way through its steps: the file, what its columns hold, and what the server says of its rows. */
export function useImport(today: string, onClose: () => void) {
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<File | null>(null)
  const [csv, setCsv] = useState<CsvFile | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>({})
  const [checked, setChecked] = useState<{ rows: ImportedRow[]; report: ImportReport } | null>(null)
  const [flaw, setFlaw] = useState('')
  const fields = importFields(diagnosesScope(useUser().permissions))
  const dates = useDateOrder(csv, mapping.dateOfBirth, today)
  /** The reading of the file that was chosen last. */
  const latest = useRef<ReturnType<typeof readFile> | null>(null)
  const { keyFor } = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const [api, practiceId, queryClient] = [useApi(), usePracticeId(), useQueryClient()]
  const checking = useMutation({
    mutationFn: async () => {
      const [clinicians, locations] = await Promise.all([
        mapping.primaryClinician === undefined
          ? []
          : queryClient.query({ ...cliniciansQuery(api, practiceId), staleTime: 'static' }),
        mapping.location === undefined
          ? []
          : queryClient.query({ ...locationsQuery(api, practiceId), staleTime: 'static' }),
      ])
      const care = careReader(clinicians, locations)
      const rows = csv?.rows.map((row) => clientOfRow(row, mapping, dates, care)) ?? []
      const report = await api.clients.import({ practiceId }, { rows, isDryRun: true })
      return { rows, report: reportInWords(report, rows) }
    },
  })
  const importing = useMutation({
    ...clientsQueries(api, practiceId).import(),
    // Also when the page was left meanwhile.
    onSuccess: ({ added }) => {
      void refresh()
      showToast({ title: `${countOf(added, 'client', 'clients')} imported`, tone: 'good' })
    },
  })
  const isImporting = importing.isPending

  const goTo = (next: Step) => {
    // A press is answered before the many lists of a step are drawn.
    startTransition(() => setStep(next))
    checking.reset()
    importing.reset()
    announce(STEP_WORDS[next])
  }
  const choose = async (chosen: File | null) => {
    const reading = chosen === null ? null : readFile(chosen, LIMITS)
    latest.current = reading
    setFile(chosen)
    setCsv(null)
    setFlaw('')
    if (reading === null) return
    const { csv: read, flaw: found } = await reading
    // Another one was chosen while this one was read.
    if (latest.current !== reading) return
    setFlaw(found)
    setCsv(read)
    setMapping(guessMapping(read?.headings ?? [], fields))
  }
  /** Goes on once the file is read, unless another one was chosen meanwhile. */
  const leaveFile = async () => {
    const reading = latest.current
    if (reading === null) {
      setFlaw('Choose a file')
      return
    }
    const { flaw: found } = await reading
    if (latest.current === reading && found === '') goTo('columns')
  }
  const check = () =>
    // Who has gone back meanwhile is left where they are.
    checking.mutate(undefined, {
      onSuccess: (made) => {
        setChecked(made)
        goTo('report')
      },
    })
  const add = (rows: ImportedRow[]) => {
    const body = { rows, isDryRun: false }
    importing.mutate({ body, idempotencyKey: keyFor(body) }, { onSuccess: onClose })
  }

  return {
    ...{ step, file, csv, fields, mapping, dates, report: checked?.report, flaw },
    isPending: checking.isPending || isImporting,
    error: checking.error ?? importing.error,
    setMapping,
    choose,
    /** What is being imported can't be called off. */
    close: () => {
      if (isImporting) return
      // What is still being read leads nowhere any more.
      latest.current = null
      onClose()
    },
    back: () => {
      if (!isImporting) goTo(step === 'report' ? 'columns' : 'file')
    },
    next: () => {
      if (step === 'file') void leaveFile()
      else if (step === 'columns') check()
      else if (checked) add(checked.rows)
    },
  }
}
