import { APPOINTMENT_SERIES_MESSAGES } from '@oaklet/api'
import type { BookedSeries, PreviewSeriesBody, SeriesChoice } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Inline, Skeleton, Stack, Switch, Text } from '@oaklet/design-system'
import { useId, useState } from 'react'
import { countOf } from '../../../shared/count-of'
import { failureWords } from '../../../shared/failure-words'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { countChanged } from './choices-that-stand'
import { GroupChoices } from './GroupChoices'
import { summaryWords } from './issue-words'
import { MoveOccurrenceDialog } from './MoveOccurrenceDialog'
import { OccurrencesTable } from './OccurrencesTable'
import { whenOf } from './occurrence-when'
import { useSeriesBooking } from './use-series-booking'

interface SeriesPreviewDialogProps {
  body: PreviewSeriesBody
  onBooked: (booked: BookedSeries) => void
  /** Goes back to the form, in which everything is as it was. */
  onClose: () => void
}

/** All dates of a series before they are booked: what stands in the way of each, and what is done with it. */
export function SeriesPreviewDialog({ body, onBooked, onClose }: SeriesPreviewDialogProps) {
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  const [moving, setMoving] = useState<string | null>(null)
  const [changed, setChanged] = useState<number | null>(null)
  const reasonId = useId()
  const summaryId = useId()
  const { preview, query, create, isAsking, decide, choiceFor } = useSeriesBooking(body, {
    onBooked,
    onRefused: (now) => setChanged(preview === undefined ? null : countChanged(preview, now)),
  })
  // The menu that decides about several dates goes with the last of them.
  useKeptFocus(preview, summaryId)
  const decideNow = (decided: readonly SeriesChoice[]) => {
    setChanged(null)
    decide(decided)
  }
  const book = () => {
    setChanged(null)
    if (preview) create.mutate(preview.seen)
  }
  const occurrences = preview?.occurrences ?? []
  const booked = occurrences.filter(({ choice }) => choice !== 'skip').length
  const open = occurrences.filter(({ choice }) => choice === null).length
  const reason = preview === undefined ? '' : reasonWords(open, booked)
  const label =
    preview === undefined ? 'Book appointments' : `Book ${countOf(booked, 'appointment', 'appointments')}`
  const toDecide = occurrences.filter(({ issues, movedTo }) => issues.length > 0 || movedTo !== null)
  const moved = occurrences.find(({ date }) => date === moving)
  const planned = { timeZone: body.timeZone, start: body.start }
  return (
    <Dialog
      title="Repeating appointments"
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
            isPending={create.isPending}
            aria-describedby={reasonId}
            onPress={book}
          >
            {create.isPending ? 'Booking…' : label}
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
            {`Nothing was booked: something else stands in the way of ${countOf(changed, 'date', 'dates')} now. Look through them again.`}
          </Banner>
        )}
        {create.isError && changed === null && (
          <Banner tone="bad" isAnnounced>
            {failureWords(create.error, APPOINTMENT_SERIES_MESSAGES.create)}
          </Banner>
        )}
        {preview === undefined ? (
          !query.isError && <Skeleton shape="row" count={5} />
        ) : (
          <>
            <div role="status" id={summaryId} tabIndex={-1}>
              <Text>{summaryWords(occurrences)}</Text>
            </div>
            <GroupChoices occurrences={occurrences} onDecide={decideNow} />
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
              onDecide={(choice) => decideNow([choice])}
              onMove={setMoving}
            />
          </>
        )}
      </Stack>
      {moved !== undefined && (
        <MoveOccurrenceDialog
          title={`Move ${whenOf(moved, planned).day}`}
          from={moved.movedTo ?? { date: moved.date, start: body.start }}
          onMove={(movedTo) => {
            decideNow([{ date: moved.date, choice: 'move', movedTo }])
            setMoving(null)
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </Dialog>
  )
}

/** Why nothing can be booked yet; empty when it can. */
function reasonWords(open: number, booked: number): string {
  if (open > 0) return open === 1 ? '1 date needs a decision' : `${open} dates need a decision`
  return booked === 0 ? 'All dates are skipped' : ''
}
