import { SUPERBILLS_MESSAGES } from '@oaklet/api'
import type { Superbill, VoidSuperbillBody } from '@oaklet/api/contract'
import { showToast, Stack, Text, TextField } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { superbillName, VOID_TITLE } from './superbill-words'

const missingReason = ({ reason }: { reason: string }) =>
  reason.trim() === '' ? [{ path: 'reason', message: 'Say why it is void' }] : []

/** Voids an issued superbill, with the reason. */
export function VoidSuperbillDialog({
  superbill: now,
  onClose,
}: {
  superbill: Superbill
  onClose: () => void
}) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const voiding = useMutation({
    mutationFn: (body: VoidSuperbillBody) =>
      api.superbills.voidIssued({ practiceId, superbillId: now.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const superbill = useAsSent(now, voiding)
  const form = useForm({ initial: { reason: '' }, errorsOf: missingReason, clearsAsTyped: true })
  const submit = () => {
    if (!form.check()) return
    voiding.mutate(
      { version: superbill.version, reason: form.values.reason },
      {
        onSuccess: () => {
          showToast({ title: `${superbillName(superbill)} is void`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }

  return (
    <FormDialog
      title={VOID_TITLE}
      size="s"
      form={form}
      submitLabel={VOID_TITLE}
      pendingLabel="Voiding…"
      submitTone="danger"
      isPending={voiding.isPending}
      error={voiding.error}
      fallback={SUPERBILLS_MESSAGES.voidIssued}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          {superbillName(superbill)} stays readable and keeps its number, but is no longer good. Its sessions
          can be put on another superbill.
          {superbill.status === 'sent' && ' Tell the client not to use their copy.'}
        </Text>
        <TextField
          label="Reason"
          description="Nothing clinical: it is kept with the superbill."
          maxLength={200}
          autoFocus
          {...form.field('reason')}
        />
      </Stack>
    </FormDialog>
  )
}
