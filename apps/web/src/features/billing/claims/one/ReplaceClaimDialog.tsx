import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { showToast, Stack, Text, TextField } from '@oaklet/design-system'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { claimName } from '../claim-words'
import { CANCEL_TITLE, REPLACE_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

const STEPS = {
  replace: {
    title: REPLACE_TITLE,
    meaning:
      'It goes out again in place of the one that the insurance has decided on, with all of its sessions. What was paid stays until the insurance takes it back.',
    done: 'can be corrected',
    fallback: CLAIMS_MESSAGES.replace,
  },
  cancel: {
    title: CANCEL_TITLE,
    meaning:
      'It goes out again as it was, to take it back. Once the insurance accepts that, it is void, nothing is owed for it any more, and its sessions can be put on another claim.',
    done: 'is ready to be sent, to take it back',
    fallback: CLAIMS_MESSAGES.cancel,
  },
} as const

interface ReplaceClaimDialogProps {
  claim: Claim
  step: keyof typeof STEPS
  onClose: () => void
}

/** Begins to correct or take back what an insurance has, by its own number of it. */
export function ReplaceClaimDialog({ claim, step, onClose }: ReplaceClaimDialogProps) {
  const { title, meaning, done, fallback } = STEPS[step]
  const { taking, version } = useClaimStep<{ payerClaimNumber: string }>(
    claim,
    (claims, params, body, options) => claims[step](params, body, options),
  )
  const form = useForm({
    initial: { payerClaimNumber: claim.acceptedNumber },
    errorsOf: ({ payerClaimNumber }) =>
      payerClaimNumber.trim() === ''
        ? [{ path: 'payerClaimNumber', message: 'Enter the insurance’s number of the claim' }]
        : [],
    clearsAsTyped: true,
  })
  const submit = () => {
    if (!form.check()) return
    taking.mutate(
      { version, payerClaimNumber: form.values.payerClaimNumber.trim() },
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
      isPending={taking.isPending}
      error={taking.error}
      fallback={fallback}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>{meaning}</Text>
        <TextField
          label="Insurance’s claim number"
          description="Its own number of the claim, as its answers give it."
          maxLength={50}
          autoFocus
          {...form.field('payerClaimNumber')}
        />
      </Stack>
    </FormDialog>
  )
}
