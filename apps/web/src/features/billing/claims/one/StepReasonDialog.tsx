import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { showToast, Stack, Text, TextField } from '@oaklet/design-system'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { claimName } from '../claim-words'
import { REJECT_TITLE, VOID_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

const STEPS = {
  reject: {
    title: REJECT_TITLE,
    label: 'What the insurance said',
    missing: 'Say why it was rejected',
    meaning: 'It is still owed, but it has to be put right and sent again.',
    done: 'is rejected',
    fallback: CLAIMS_MESSAGES.reject,
  },
  void: {
    title: VOID_TITLE,
    label: 'Reason',
    missing: 'Say why it is void',
    meaning: 'Nothing is owed for it any more. Its sessions can be put on another claim.',
    done: 'is void',
    fallback: CLAIMS_MESSAGES.voidSent,
  },
} as const

interface StepReasonDialogProps {
  claim: Claim
  step: keyof typeof STEPS
  onClose: () => void
}

/** Keeps that a claim was rejected, or gives it up, with the reason. */
export function StepReasonDialog({ claim, step, onClose }: StepReasonDialogProps) {
  const { title, label, missing, meaning, done, fallback } = STEPS[step]
  const { taking, version } = useClaimStep<{ reason: string }>(claim, (claims, params, body, options) =>
    step === 'reject' ? claims.reject(params, body, options) : claims.voidSent(params, body, options),
  )
  const form = useForm({
    initial: { reason: '' },
    errorsOf: ({ reason }) => (reason.trim() === '' ? [{ path: 'reason', message: missing }] : []),
    clearsAsTyped: true,
  })
  const submit = () => {
    if (!form.check()) return
    taking.mutate(
      { version, reason: form.values.reason },
      {
        onSuccess: () => {
          showToast({ title: `${claimName(claim)} ${done}`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={title}
      size="s"
      form={form}
      submitLabel={title}
      pendingLabel="Saving…"
      submitTone="danger"
      isPending={taking.isPending}
      error={taking.error}
      fallback={fallback}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>{meaning}</Text>
        <TextField
          label={label}
          description="Nothing clinical: it is kept with the claim."
          maxLength={200}
          autoFocus
          {...form.field('reason')}
        />
      </Stack>
    </FormDialog>
  )
}
