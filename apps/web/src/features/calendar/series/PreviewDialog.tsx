import type { SeriesChoice, SeriesPreview } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Inline, Skeleton, Stack, Switch, Text } from '@oaklet/design-system'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { countOf } from '../../../shared/count-of'
import { failureWords } from '../../../shared/failure-words'
import { LoadFailure } from '../../../shared/LoadFailure'
import { wallClock } from '../booking/appointment-form'
import { GroupChoices } from './GroupChoices'
import { type Planned, summaryWords } from './issue-words'
import { MoveOccurrenceDialog } from './MoveOccurrenceDialog'
import { type ExtraColumn, OccurrencesTable } from './OccurrencesTable'
import { whenOf } from './occurrence-when'
import type { PreviewWords } from './preview-words'
import type { useDecidedPreview } from './use-decided-preview'

interface PreviewDialogProps {
  words: PreviewWords
  /** What is decided, and what stands in the way then. */
  decided: ReturnType<typeof useDecidedPreview<SeriesPreview, unknown>>
  /** Where the dates are planned. */
  planned: Planned
  /** What saving means: `danger` where it takes something away. */
  tone?: 'primary' | 'danger'
  /** Stands above the table. */
  notice?: ReactNode
  /** One more column, of what is to be known of a date besides. */
  extraColumn?: ExtraColumn | undefined
  /** Goes back to where it was planned, in which everything is as it was. */
  onClose: () => void
}

/** All dates of a plan before it is saved: what stands in the way of each, and what is done with it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { words, decided, planned, tone = 'primary', onClose } = props
  const { preview, query, saving, changed, isAsking, decide, choiceFor } = decided
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  const [moving, setMoving] = useState<string | null>(null)
  const reasonId = useId()
  const summaryId = useId()
  const summaryRef = useRef<HTMLDivElement>(null)
  const decideGroup = (choices: readonly SeriesChoice[]) => {
    // The menu of a group goes with its dates, and its focus would fall to the dialog's first button.
    summaryRef.current?.focus()
    decide(choices)
  }
  useEffect(() => {
    // The button that saves waits for decisions again, and a disabled button loses the focus.
    if (changed !== null) summaryRef.current?.focus()
  }, [changed])
  const occurrences = preview?.occurrences ?? []
  const count = occurrences.filter(({ choice }) => choice !== 'skip').length
  const open = occurrences.filter(({ choice }) => choice === null).length
  const reason = preview === undefined ? '' : reasonWords(words, open, count)
  const toDecide = occurrences.filter(({ issues, movedTo }) => issues.length > 0 || movedTo !== null)
  const moved = occurrences.find(({ date }) => date === moving)
  return (
    <Dialog
      title={words.title}
      size="l"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Stack gap="m">
          {saving.isError && changed === null && (
            <Banner tone="bad" isAnnounced>
              {failureWords(saving.error, words.notSaved)}
            </Banner>
          )}
          <Inline gap="m" justify="end" wrap>
            <Text id={reasonId} tone="quiet">
              {reason}
            </Text>
            <Button onPress={onClose}>Back</Button>
            <Button
              tone={tone}
              isDisabled={preview === undefined || reason !== '' || isAsking}
              isPending={saving.isPending}
              aria-describedby={reasonId}
              onPress={decided.save}
            >
              {saving.isPending ? words.saving : words.save(preview === undefined ? null : count)}
            </Button>
          </Inline>
        </Stack>
      }
    >
      <Stack gap="l">
        {query.isError && (
          <LoadFailure error={query.error} fallback={words.notLoaded} onRetry={() => void query.refetch()} />
        )}
        {changed !== null && (
          <Banner tone="wait" isAnnounced>
            {`${words.nothingDone}: something else stands in the way of ${countOf(changed, 'date', 'dates')} now. Look through them again.`}
          </Banner>
        )}
        {preview === undefined ? (
          !query.isError && <Skeleton shape="row" count={5} />
        ) : (
          <>
            <div ref={summaryRef} role="status" id={summaryId} tabIndex={-1}>
              <Text>{summaryWords(occurrences)}</Text>
            </div>
            {props.notice}
            <GroupChoices words={words} occurrences={occurrences} onDecide={decideGroup} />
            {toDecide.length > 0 && (
              <Switch isSelected={isOnlyOpen} onChange={setOnlyOpen}>
                Only those to decide
              </Switch>
            )}
            <OccurrencesTable
              occurrences={isOnlyOpen && toDecide.length > 0 ? toDecide : occurrences}
              words={words}
              planned={planned}
              extraColumn={props.extraColumn}
              summaryId={summaryId}
              choiceFor={choiceFor}
              onDecide={(choice) => decide([choice])}
              onMove={setMoving}
            />
          </>
        )}
      </Stack>
      {moved !== undefined && (
        <MoveOccurrenceDialog
          title={`Move ${whenOf(moved, planned).day}`}
          from={moved.movedTo ?? wallClock(moved.startsAt, planned.timeZone)}
          onMove={(movedTo) => {
            decide([{ date: moved.date, choice: 'move', movedTo }])
            setMoving(null)
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </Dialog>
  )
}

/** Why nothing can be saved yet; empty when it can. */
function reasonWords({ allSkipped }: PreviewWords, open: number, count: number): string {
  if (open > 0) return open === 1 ? '1 date needs a decision' : `${open} dates need a decision`
  return count === 0 ? allSkipped : ''
}
