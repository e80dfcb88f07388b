import type { SeriesChoice, SeriesOccurrence } from '@oaklet/api/contract'
import { Button, Inline, Select, Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { type ReactNode, useState } from 'react'
import { countOf } from '../../../shared/count-of'
import { formatLongDate } from '../../../shared/format-date'
import { useFocusAfterFrames } from '../../../shared/use-focus-after-frames'
import { issueWords, type Planned } from './issue-words'
import { whenOf } from './occurrence-when'
import type { PreviewWords } from './preview-words'

/** Each row is built, so a long series is shown in parts. */
const ROWS_AT_ONCE = 100

type Choice = SeriesChoice['choice']

/** One more column; `cell` takes the date by the rule. */
export interface ExtraColumn {
  header: string
  cell: (date: string) => ReactNode
}

interface OccurrencesTableProps {
  words: PreviewWords
  occurrences: readonly SeriesOccurrence[]
  planned: Planned
  extraColumn: ExtraColumn | undefined
  /** The element above that says what is decided; the focus goes there when the button below goes. */
  summaryId: string
  choiceFor: (date: string) => SeriesChoice | null
  onDecide: (choice: SeriesChoice) => void
  onMove: (date: string) => void
}

/** The dates of a series, each with what stands in its way and what is done with it. */
export function OccurrencesTable(props: OccurrencesTableProps) {
  const { occurrences, planned, extraColumn, summaryId } = props
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  // The first date that needs a decision has the focus when the table is opened. A date further down would take it later.
  const [firstOpen] = useState(
    () => occurrences.slice(0, ROWS_AT_ONCE).find(({ choice }) => choice === null)?.date,
  )
  const focusOn = useFocusAfterFrames()
  const left = occurrences.length - shown
  const columns: TableColumn<SeriesOccurrence>[] = [
    { id: 'date', header: 'Date', cell: (one) => <DateCell occurrence={one} planned={planned} /> },
    { id: 'time', header: 'Time', cell: (one) => whenOf(one, planned).time },
    ...(extraColumn === undefined
      ? []
      : [
          {
            id: 'extra',
            header: extraColumn.header,
            cell: (one: SeriesOccurrence) => extraColumn.cell(one.date),
          },
        ]),
    {
      id: 'issues',
      header: 'What stands in the way',
      cell: (one) => (
        <Stack gap="xs">
          {one.issues.length === 0 && <Text tone="quiet">Nothing</Text>}
          {one.issues.map((issue) => {
            const words = issueWords(issue, one, planned)
            return <Text key={words}>{words}</Text>
          })}
        </Stack>
      ),
    },
    {
      id: 'choice',
      header: 'What to do',
      cell: (one) => <ChoiceCell {...props} occurrence={one} hasFocus={one.date === firstOpen} />,
    },
  ]
  const showMore = () => {
    setShown(shown + ROWS_AT_ONCE)
    // The button that shows the last dates goes with its own press.
    if (left <= ROWS_AT_ONCE) focusOn(summaryId)
  }
  return (
    <Table
      label="Dates"
      columns={columns}
      rows={occurrences.slice(0, shown)}
      rowKey={({ date }) => date}
      rowName={(one) => whenOf(one, planned).day}
      emptyState={<Text tone="quiet">Nothing stands in the way of any date.</Text>}
      footer={
        left > 0 && (
          <Inline justify="end">
            <Button onPress={showMore}>
              {`Show ${countOf(Math.min(left, ROWS_AT_ONCE), 'more date', 'more dates')}`}
            </Button>
          </Inline>
        )
      }
    />
  )
}

interface CellProps {
  occurrence: SeriesOccurrence
  planned: Planned
}

function DateCell({ occurrence, planned }: CellProps) {
  const { day } = whenOf(occurrence, planned)
  const isMoved = occurrence.movedTo !== null
  return isMoved ? `${day}, moved from ${formatLongDate(occurrence.date)}` : day
}

/** What is done with a date: a choice where something stands in the way, or where it was moved or skipped. */
function ChoiceCell(props: OccurrencesTableProps & CellProps & { hasFocus: boolean }) {
  const { words, occurrence, planned, choiceFor, onDecide, onMove, hasFocus } = props
  const { date, issues, movedTo, choice } = occurrence
  if (issues.length === 0 && choice === 'book') return words.book
  const isPast = issues.some(({ kind }) => kind === 'past')
  const items: { id: Choice; label: string }[] = [
    ...(issues.length === 0 || isPast ? [] : [{ id: 'book_anyway' as const, label: words.bookAnyway }]),
    { id: 'skip', label: words.skip },
    { id: 'move', label: movedTo === null ? 'Move…' : 'Moved; move again…' },
  ]
  const decide = (chosen: Choice) =>
    chosen === 'move'
      ? onMove(date)
      : onDecide({ date, choice: chosen, movedTo: choiceFor(date)?.movedTo ?? null })
  return (
    <Select
      label={`What to do on ${whenOf(occurrence, planned).day}`}
      isLabelHidden
      name={`choice ${date}`}
      placeholder="Decide"
      items={items}
      selectedKey={choice === 'book' ? null : choice}
      autoFocus={hasFocus}
      onSelectionChange={decide}
    />
  )
}
