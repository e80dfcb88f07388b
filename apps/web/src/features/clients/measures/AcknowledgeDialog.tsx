import { hasErrorCode, MEASURES_MESSAGES } from '@oaklet/api'
import type { FieldError, Measure } from '@oaklet/api/contract'
import { Banner, DatePicker, showToast, Text, TextArea } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { measureTitle } from './measure-results'
import { measuresQueries } from './measures-queries'

const LONGEST_NOTE = 1000

interface Conversation {
  /** `YYYY-MM-DD` */
  spokenOn: string | null
  note: string
}

interface AcknowledgeDialogProps {
  measure: Measure
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Says when somebody spoke with the client, and what came of it: that closes the safety alert. */
export function AcknowledgeDialog({ measure, today, onClose }: AcknowledgeDialogProps) {
  const { takenOn, version } = measure
  const form = useForm<Conversation>({
    initial: { spokenOn: today, note: '' },
    errorsOf: (values) => errorsOf(values, takenOn, today),
  })
  const queries = measuresQueries(useApi(), usePracticeId())
  const queryClient = useQueryClient()
  const acknowledge = useMutation(queries.acknowledge(measure))
  const refresh = useRefreshPractice()
  const isStale =
    hasErrorCode(acknowledge.error, 'stale_edit') || hasErrorCode(acknowledge.error, 'transition_refused')
  const save = () => {
    const { spokenOn, note } = form.values
    if (!form.check() || spokenOn === null) return
    acknowledge.mutate(
      { spokenOn, note, version },
      {
        onSuccess: (saved) => {
          queryClient.setQueryData(queries.ofClient(saved.clientId).queryKey, (all) =>
            all?.map((one) => (one.id === saved.id ? saved : one)),
          )
          showToast({ title: 'Safety alert closed', tone: 'good' })
          onClose()
        },
        onError: form.refuse,
        onSettled: () => void refresh(),
      },
    )
  }
  return (
    <FormDialog
      title="Spoken with the client"
      size="s"
      form={form}
      submitLabel="Close the alert"
      pendingLabel="Closing…"
      isPending={acknowledge.isPending}
      isOver={!measure.isAlertOpen}
      error={isStale ? null : acknowledge.error}
      fallback={MEASURES_MESSAGES.acknowledge}
      notice={isStale && <ChangedMeanwhile isOpen={measure.isAlertOpen} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        {`It is kept with ${measureTitle(measure)}, with your name, and closes the alerts of earlier results too.`}
      </Text>
      <DatePicker
        label="Spoken on"
        name="spokenOn"
        value={form.values.spokenOn}
        minValue={takenOn}
        maxValue={today}
        errorMessage={form.errorAt('spokenOn')}
        onChange={(spokenOn) => form.change({ spokenOn })}
      />
      <TextArea
        label="What came of it?"
        description="Such as a safety plan, or who looks after the client now"
        maxLength={LONGEST_NOTE}
        autoFocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}

function ChangedMeanwhile({ isOpen }: { isOpen: boolean }) {
  return (
    <Banner tone="wait" isAnnounced title="Somebody else changed this result meanwhile">
      {isOpen
        ? 'It is shown as it is now. What you wrote is still here: look at it, then try again.'
        : 'Its alert is closed already, and nothing is left to do here.'}
    </Banner>
  )
}

/** What is missing or wrong, by field; the server checks the same. */
function errorsOf({ spokenOn, note }: Conversation, takenOn: string, today: string): FieldError[] {
  const wrongDay = dayError(spokenOn, takenOn, today)
  return [
    ...(wrongDay === null ? [] : [{ path: 'spokenOn', message: wrongDay }]),
    ...(note.trim() === '' ? [{ path: 'note', message: 'Say what came of it' }] : []),
  ]
}

function dayError(spokenOn: string | null, takenOn: string, today: string): string | null {
  if (spokenOn === null) return 'Choose the day'
  if (spokenOn > today) return 'Choose today or a day before'
  return spokenOn < takenOn ? 'Choose the day of the result or a day after' : null
}
