import { type FeeScheduleLine, MAX_FEE_SCHEDULE_LINES } from '@oaklet/api/contract'
import { Banner, FileUpload, Stack, Table } from '@oaklet/design-system'
import { useRef, useState } from 'react'
import { countOf } from '../../../shared/count-of'
import { readFile } from '../../../shared/csv/read-file'
import { feeLinesOf, isFeeHeading, type RowFinding } from './schedule-csv'

/** More than the most lines can come to. */
const MAX_FILE_BYTES = 1_000_000
const LIMITS = { isKnownHeading: isFeeHeading, maxRows: MAX_FEE_SCHEDULE_LINES }

interface FeesFromFileProps {
  /** The codes that a schedule can name; null while they are not known. */
  codes: ReadonlySet<string> | null
  /** Takes the lines of a file in which nothing has to be put right. */
  onTake: (lines: FeeScheduleLine[]) => void
}

/** What became of the file. */
interface Outcome {
  flaw: string
  findings: readonly RowFinding[]
  takenCount: number
}

/** Reads the lines of a fee schedule from a CSV file; a file in which anything has to be put right changes nothing. */
export function FeesFromFile({ codes, onTake }: FeesFromFileProps) {
  const [file, setFile] = useState<File | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The file that was chosen last. */
  const latest = useRef<File | null>(null)
  const choose = async (chosen: File | null) => {
    latest.current = chosen
    setFile(chosen)
    setOutcome(null)
    if (chosen === null || codes === null) return
    const { csv, flaw } = await readFile(chosen, LIMITS)
    // Another one was chosen while this one was read.
    if (latest.current !== chosen) return
    const read = csv === null || flaw !== '' ? { lines: [], flaw, findings: [] } : feeLinesOf(csv, codes)
    setOutcome({ ...read, takenCount: read.lines.length })
    if (read.lines.length > 0) onTake(read.lines)
  }
  const { flaw = '', findings = [], takenCount = 0 } = outcome ?? {}
  return (
    <Stack gap="m">
      <FileUpload
        label="Fees from a CSV file"
        isOptional
        description="With the columns code, modifier, credential and allowed. Its rows take the place of the services below, and nothing is saved before you do so."
        name="feesFile"
        accept={['.csv', 'text/csv', '.txt', '.tsv']}
        maxBytes={MAX_FILE_BYTES}
        isDisabled={codes === null}
        files={file === null ? [] : [{ id: 'file', name: file.name, bytes: file.size, state: 'done' }]}
        errorMessage={flaw}
        onAdd={([added]) => void choose(added ?? null)}
        onRemove={() => void choose(null)}
      />
      {takenCount > 0 && (
        <Banner tone="good" isAnnounced>
          {countOf(takenCount, 'service was', 'services were')} taken from the file. Look through them, then
          save.
        </Banner>
      )}
      {findings.length > 0 && (
        <>
          <Banner tone="bad" isAnnounced>
            {countOf(findings.length, 'row has', 'rows have')} to be put right in the file. Nothing was taken
            from it.
          </Banner>
          <Table
            label="Rows to put right"
            columns={[
              { id: 'line', header: 'Line', width: '6rem', cell: ({ line }) => line },
              { id: 'why', header: 'Why', cell: ({ reasons }) => reasons.join('; ') },
            ]}
            rows={findings}
            rowKey={({ line }) => String(line)}
          />
        </>
      )}
    </Stack>
  )
}
