import { useState } from 'react'
import { Banner } from '../Banner/Banner'
import { Button } from '../Button/Button'
import { DatePicker } from '../DatePicker/DatePicker'
import { Dialog } from '../Dialog/Dialog'
import { Form } from '../Form/Form'
import { Inline } from '../Inline/Inline'
import { NumberField } from '../NumberField/NumberField'
import { Select } from '../Select/Select'
import { TimeField } from '../TimeField/TimeField'
import type { TimeGridEvent, TimeGridResource, TimeSpan } from '../TimeGrid/time-grid-event'
import { spanWords } from '../TimeGrid/words/time-words'
import { draftOf, moveErrors, spanOf, type MoveDraft } from './move-draft'

export interface MoveEventDialogProps {
  /** What is to be moved; the fields begin with its date, its start and how long it takes. */
  event: TimeGridEvent
  /** IANA zone whose wall clock is asked for. */
  timeZone: string
  /** Those it can be moved to; without them only the time is asked for. */
  resources?: readonly TimeGridResource[] | undefined
  /** What each of them is: "Clinician". */
  resourceWord?: string
  /** As TimeGrid's. The dialog waits for a promise and closes; when it is rejected it stays, with all that was typed. */
  onMove: (eventId: string, to: TimeSpan) => void | Promise<unknown>
  /** Called when the event has moved, and when the dialog is cancelled; stop rendering the dialog then. */
  onClose: () => void
}

/** Moves an event of a TimeGrid by fields instead of by dragging. */
export function MoveEventDialog(props: MoveEventDialogProps) {
  const { event, timeZone, resources = [], resourceWord = 'With', onMove, onClose } = props
  const [draft, setDraft] = useState(() => draftOf(event, timeZone))
  const [isTried, setIsTried] = useState(false)
  const [state, setState] = useState<'open' | 'moving' | 'refused'>('open')
  const change = (part: Partial<MoveDraft>) => setDraft((all) => ({ ...all, ...part }))
  const errors = isTried ? moveErrors(draft) : {}
  const span = spanOf(draft, event, timeZone)

  const submit = () => {
    setIsTried(true)
    if (span === undefined) return
    setState('moving')
    Promise.resolve(onMove(event.id, span)).then(onClose, () => setState('refused'))
  }
  const isMoving = state === 'moving'
  return (
    <Dialog title={`Move ${event.title}`} size="s" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        isPending={isMoving}
        errors={Object.entries(errors).map(([field, message]) => ({ path: field, message }))}
        onSubmit={submit}
        footer={
          <Inline gap="m" justify="end" wrap>
            <Button onPress={onClose}>Cancel</Button>
            <Button tone="primary" type="submit" isPending={isMoving}>
              {isMoving ? 'Moving…' : 'Move'}
            </Button>
          </Inline>
        }
      >
        {state === 'refused' && (
          <Banner tone="bad" isAnnounced>
            It could not be moved, and stays where it was. Choose another time, or try again.
          </Banner>
        )}
        {draft.resourceId !== undefined && resources.length > 0 && (
          <Select
            label={resourceWord}
            items={resources}
            selectedKey={draft.resourceId}
            onSelectionChange={(resourceId) => change({ resourceId })}
          />
        )}
        <DatePicker
          label="Date"
          name="date"
          value={draft.date}
          onChange={(date) => change({ date })}
          errorMessage={errors.date}
        />
        <TimeField
          label="Starts"
          name="time"
          step={5}
          value={draft.time}
          onChange={(time) => change({ time })}
          errorMessage={errors.time}
        />
        <NumberField
          label="Takes"
          name="minutes"
          unit="minutes"
          step={5}
          minValue={1}
          value={draft.minutes}
          onChange={(minutes) => change({ minutes })}
          description={span && spanWords(Date.parse(span.start), Date.parse(span.end), timeZone)}
          errorMessage={errors.minutes}
        />
      </Form>
    </Dialog>
  )
}
