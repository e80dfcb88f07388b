import { APPOINTMENT_SERIES_MESSAGES } from '@oaklet/api'
import type { SeriesPreview } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Inline, Skeleton, Stack, Switch, Text } from '@oaklet/design-system'
import { type ReactNode, useId, useState } from 'react'
import { countOf } from '../../../shared/count-of'
import { failureWords } from '../../../shared/failure-words'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { GroupChoices } from './GroupChoices'
import { type Planned, summaryWords } from './issue-words'
import { MoveOccurrenceDialog } from './MoveOccurrenceDialog'
import { OccurrencesTable } from './OccurrencesTable'
import { whenOf } from './occurrence-when'
import type { useDecidedPreview } from './use-decided-preview'

interface PreviewDialogProps {
  title: string
  /** What is decided, and what stands in the way then. */
  decided: ReturnType<typeof useDecidedPreview<SeriesPreview, unknown>>
  /** Where the dates are planned. */
  planned: Planned
  /** The label of the button that saves: with the number of dates, or without it while it is not known. */
  saveLabel: (count: number | null) => string
  pendingLabel: string
  /** "Nothing was booked": begins the sentence of a refusal. */
  nothingDone: string
  /** Shown for a failure that has no sentence of the server's. */
  fallback: string
  /** Stands above the table. */
  notice?: ReactNode
  /** Goes back to where it was planned, in which everything is as it was. */
  onClose: () => void
}

/** All dates of a plan before it is saved: what stands in the way of each, and what is done with it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { decided, planned, onClose } = props
  const { preview, query, saving, changed, isAsking, decide, choiceFor } = decided
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  const [moving, setMoving] = useState<string | null>(null)
  const reasonId = useId()
  const summaryId = useId()
  // The menu that decides about several dates goes with the last of them.
  useKeptFocus(preview, summaryId)
  const occurrences = preview?.occurrences ?? []
  const count = occurrences.filter(({ choice }) => choice !== 'skip').length
  const open = occurrences.filter(({ choice }) => choice === null).length
  const reason = preview === undefined ? '' : reasonWords(open, count)
  const toDecide = occurrences.filter(({ issues, movedTo }) => issues.length > 0 || movedTo !== null)
  const moved = occurrences.find(({ date }) => date === moving)
  return (
    <Dialog
      title={props.title}
      size="l"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Inline gap="m" justify="end" wrap>
          <Text id={reasonId} tone="quiet">
            {reason}
          </Text>
          <Button onPress={onClose}>Back</Button>
          <Button
            tone="primary"
            isDisabled={preview === undefined || reason !== '' || isAsking}
            isPending={saving.isPending}
            aria-describedby={reasonId}
            onPress={decided.save}
          >
            {saving.isPending ? props.pendingLabel : props.saveLabel(preview === undefined ? null : count)}
          </Button>
        </Inline>
      }
    >
      <Stack gap="l">
        {query.isError && (
          <LoadFailure
            error={query.error}
            fallback={APPOINTMENT_SERIES_MESSAGES.preview}
            onRetry={() => void query.refetch()}
          />
        )}
        {changed !== null && (
          <Banner tone="wait" isAnnounced>
            {`${props.nothingDone}: something else stands in the way of ${countOf(changed, 'date', 'dates')} now. Look through them again.`}
          </Banner>
        )}
        {saving.isError && changed === null && (
          <Banner tone="bad" isAnnounced>
            {failureWords(saving.error, props.fallback)}
          </Banner>
        )}
        {preview === undefined ? (
          !query.isError && <Skeleton shape="row" count={5} />
        ) : (
          <>
            <div role="status" id={summaryId} tabIndex={-1}>
              <Text>{summaryWords(occurrences)}</Text>
            </div>
            {props.notice}
            <GroupChoices occurrences={occurrences} onDecide={decide} />
            {toDecide.length > 0 && (
              <Switch isSelected={isOnlyOpen} onChange={setOnlyOpen}>
                Only those to decide
              </Switch>
            )}
            <OccurrencesTable
              occurrences={isOnlyOpen && toDecide.length > 0 ? toDecide : occurrences}
              planned={planned}
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
          from={moved.movedTo ?? { date: moved.date, start: planned.start }}
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
function reasonWords(open: number, count: number): string {
  if (open > 0) return open === 1 ? '1 date needs a decision' : `${open} dates need a decision`
  return count === 0 ? 'All dates are skipped' : ''
}
