import { MEASURE_NAMES, type Measure } from '@oaklet/api/contract'
import { Heading, Pager, Stack, Table, type TableColumn, VisuallyHidden } from '@oaklet/design-system'
import { useState } from 'react'
import { formatMediumDate } from '../../../shared/format-date'
import { BandBadge } from './BandBadge'
import { isAlarming, measureTitle, scoreWords } from './measure-results'
import { SafetyNote } from './SafetyNote'

const PAGE_SIZE = 10

interface MeasureHistoryProps {
  measures: readonly Measure[]
  onOpen: (id: string) => void
}

/** Every result, the latest first, those recorded by mistake among them; Enter opens one. */
export function MeasureHistory({ measures, onOpen }: MeasureHistoryProps) {
  const [asked, setAsked] = useState(0)
  // Fewer may be there by now than when the page was asked for.
  const start = asked < measures.length ? asked : 0
  const shown = measures.slice(start, start + PAGE_SIZE)
  return (
    <Stack gap="m">
      <Heading level={2} look="card">
        History
      </Heading>
      {measures.length > PAGE_SIZE && (
        <Pager
          label="Pages of the history"
          range={`${start + 1}–${start + shown.length} of ${measures.length}`}
          hasPrevious={start > 0}
          hasNext={start + PAGE_SIZE < measures.length}
          onPrevious={() => setAsked(start - PAGE_SIZE)}
          onNext={() => setAsked(start + PAGE_SIZE)}
        />
      )}
      <Table<Measure>
        label="History of measures"
        rows={shown}
        page={String(start)}
        rowKey={keyOf}
        rowName={measureTitle}
        onRowAction={onOpen}
        columns={COLUMNS}
      />
    </Stack>
  )
}

const keyOf = ({ id }: Measure) => id

const COLUMNS: readonly TableColumn<Measure>[] = [
  { id: 'takenOn', header: 'Date', isRowHeader: true, cell: (measure) => <RowName measure={measure} /> },
  { id: 'kind', header: 'Questionnaire', cell: ({ kind }) => MEASURE_NAMES[kind] },
  { id: 'score', header: 'Score', cell: scoreWords },
  { id: 'result', header: 'Result', width: '40%', cell: (measure) => <Result measure={measure} /> },
  { id: 'by', header: 'Recorded by', cell: ({ recordedByName }) => recordedByName ?? 'The client' },
]

/** On one day there may be both questionnaires: the name of a row, unlike its look, has both. */
function RowName({ measure: { takenOn, kind } }: { measure: Measure }) {
  return (
    <>
      {formatMediumDate(takenOn)}
      <VisuallyHidden>{`, ${MEASURE_NAMES[kind]}`}</VisuallyHidden>
    </>
  )
}

function Result({ measure }: { measure: Measure }) {
  return (
    <Stack gap="xs" align="start">
      <BandBadge measure={measure} />
      {isAlarming(measure) && <SafetyNote spokenOn={measure.acknowledgment?.spokenOn ?? null} />}
    </Stack>
  )
}
