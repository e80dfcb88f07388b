import { SUPERBILLS_MESSAGES } from '@oaklet/api'
import type { SendSuperbillBody, Superbill } from '@oaklet/api/contract'
import { RadioGroup, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { BY_HAND, firstWay, sendBody, sendRefusals, waysOf } from './send-form'
import { SEND_TITLE, sendingWords } from './superbill-words'

/** Mails a superbill to the client, or keeps that it was handed over. */
export function SendSuperbillDialog({
  superbill: now,
  onClose,
}: {
  superbill: Superbill
  onClose: () => void
}) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const sending = useMutation({
    mutationFn: (body: SendSuperbillBody) =>
      api.superbills.send({ practiceId, superbillId: now.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const superbill = useAsSent(now, sending)
  const form = useForm({
    initial: () => firstWay(superbill),
    errorsOf: () => [],
    refusalsOf: sendRefusals,
    isDisposable: true,
  })
  const { to } = form.values
  const submit = () => {
    if (!form.check()) return
    const body = sendBody(form.values, superbill)
    sending.mutate(body, {
      onSuccess: () => {
        showToast({ title: sendingWords({ how: body.how, email: body.email ?? null }), tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }

  return (
    <FormDialog
      title={SEND_TITLE}
      size="s"
      form={form}
      submitLabel={to === BY_HAND ? 'Mark as handed over' : 'Send by e-mail'}
      pendingLabel="Sending…"
      isPending={sending.isPending}
      error={sending.error}
      fallback={SUPERBILLS_MESSAGES.send}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <RadioGroup
          label="How it reaches the client"
          name="to"
          options={waysOf(superbill)}
          value={to}
          errorMessage={form.errorAt('to')}
          onChange={(chosen) => form.change({ to: chosen })}
          autoFocus
        />
        {superbill.emails.length === 0 && (
          <Text tone="quiet">
            The client has no e-mail that may be written to. It can be permitted in the client’s contacts.
          </Text>
        )}
        {to !== BY_HAND && (
          <Text tone="quiet">The PDF goes with the mail; it tells the client’s diagnoses.</Text>
        )}
      </Stack>
    </FormDialog>
  )
}
