import { hasErrorCode, MEASURES_MESSAGES } from '@oaklet/api'
import type { Measure } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Form, Inline, showToast, Text, TextArea } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DiscardQuestion } from '../../../shared/DiscardQuestion'
import { SaveFailure } from '../../../shared/SaveFailure'
import { useApi } from '../../../shared/use-api'
import { useFormValues } from '../../../shared/use-form-values'
import { useRefreshPractice } from '../../../shared/use-refresh-practice'
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

/** Says that a result is not the client’s; somebody else’s change in the meantime is told, and shown behind it. */
export function MarkErrorDialog({ measure, onClose }: MarkErrorDialogProps) {
  const form = useFormValues({ reason: '' }, { errorsOf })
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
    <DiscardQuestion isNeeded={form.isTouched && !isMarked} onDiscard={onClose}>
      {(askToClose) => (
        <Dialog
          title="Mark as entered in error"
          size="s"
          isOpen
          onOpenChange={(isOpen) => !isOpen && askToClose()}
        >
          <Form
            onSubmit={save}
            isPending={mark.isPending}
            errors={form.errors}
            footer={
              <Inline gap="m" justify="end">
                <Button onPress={askToClose}>{isMarked ? 'Close' : 'Cancel'}</Button>
                {!isMarked && (
                  <Button type="submit" tone="danger" isPending={mark.isPending}>
                    {mark.isPending ? 'Marking…' : 'Mark as entered in error'}
                  </Button>
                )}
              </Inline>
            }
          >
            {isStale && <ChangedMeanwhile isMarked={isMarked} />}
            {mark.error !== null && !isStale && form.errors.length === 0 && (
              <SaveFailure error={mark.error} fallback={MEASURES_MESSAGES.markError} />
            )}
            <Text>
              {`${measureTitle(measure)} stays readable, with your reason and your name, and no longer counts in any score or chart. This can’t be undone.`}
            </Text>
            <TextArea
              label="What was wrong?"
              name="reason"
              description={`Up to ${LONGEST_REASON} characters`}
              maxLength={LONGEST_REASON}
              value={form.values.reason}
              errorMessage={form.errorAt('reason')}
              onChange={(reason) => form.change({ reason })}
              autoFocus
            />
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
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
