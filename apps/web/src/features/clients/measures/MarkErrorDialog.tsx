import { hasErrorCode, MEASURES_MESSAGES } from '@oaklet/api'
import type { Measure } from '@oaklet/api/contract'
import { Banner, showToast, Text, TextArea } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { measureTitle } from './measure-results'
import { measuresQueries } from './measures-queries'

const LONGEST_REASON = 300

interface MarkErrorDialogProps {
  measure: Measure
  onClose: () => void
}

const errorsOf = ({ reason }: { reason: string }) =>
  reason.trim() === '' ? [{ path: 'reason', message: 'Say what was wrong' }] : []

/** Marks a result as entered in error; another person’s change meanwhile is reported, and shown behind the dialog. */
export function MarkErrorDialog({ measure, onClose }: MarkErrorDialogProps) {
  const form = useForm({ initial: { reason: '' }, errorsOf })
  const queries = measuresQueries(useApi(), usePracticeId())
  const queryClient = useQueryClient()
  const mark = useMutation(queries.markError(measure))
  const refresh = useRefreshPractice()
  const isStale = hasErrorCode(mark.error, 'stale_edit') || hasErrorCode(mark.error, 'transition_refused')
  const isMarked = measure.status === 'entered_in_error'
  const save = () => {
    if (!form.check()) return
    mark.mutate(
      { reason: form.values.reason, version: measure.version },
      {
        onSuccess: (saved) => {
          queryClient.setQueryData(queries.ofClient(saved.clientId).queryKey, (all) =>
            all?.map((one) => (one.id === saved.id ? saved : one)),
          )
          showToast({ title: `${measureTitle(saved)}: marked as entered in error`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
        onSettled: () => void refresh(),
      },
    )
  }
  return (
    <FormDialog
      title="Mark as entered in error"
      size="s"
      form={form}
      submitLabel="Mark as entered in error"
      pendingLabel="Marking…"
      submitTone="danger"
      isPending={mark.isPending}
      isOver={isMarked}
      error={isStale ? null : mark.error}
      fallback={MEASURES_MESSAGES.markError}
      notice={isStale && <ChangedMeanwhile isMarked={isMarked} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        {`${measureTitle(measure)} stays readable, with your reason and your name, and no longer counts in any score or chart. This can’t be undone.`}
      </Text>
      <TextArea
        label="What was wrong?"
        description={`Up to ${LONGEST_REASON} characters`}
        maxLength={LONGEST_REASON}
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

function ChangedMeanwhile({ isMarked }: { isMarked: boolean }) {
  return (
    <Banner tone="wait" isAnnounced title="Somebody else changed this result meanwhile">
      {isMarked
        ? 'It is marked as entered in error already, and nothing is left to do here.'
        : 'It is shown as it is now. What you wrote is still here: look at it, then try again.'}
    </Banner>
  )
}
