import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { showToast, TextField } from '@oaklet/design-system'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { claimName } from '../claim-words'
import { ACCEPT_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

const nothingNeeded = () => []

/** Keeps that the insurance has accepted a claim, with its own number of it. */
export function AcceptClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { taking, version } = useClaimStep<{ payerClaimNumber: string }>(
    claim,
    (claims, params, body, options) => claims.accept(params, body, options),
  )
  const form = useForm({ initial: { payerClaimNumber: '' }, errorsOf: nothingNeeded })
  const submit = () => {
    form.check()
    taking.mutate(
      { version, payerClaimNumber: form.values.payerClaimNumber.trim() },
      {
        onSuccess: () => {
          showToast({ title: `${claimName(claim)} is accepted`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={ACCEPT_TITLE}
      size="s"
      form={form}
      submitLabel={ACCEPT_TITLE}
      pendingLabel="Saving…"
      isPending={taking.isPending}
      error={taking.error}
      fallback={CLAIMS_MESSAGES.accept}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Insurance’s claim number"
        isOptional
        description="Its own number of the claim. A correction needs it later."
        maxLength={50}
        autoFocus
        {...form.field('payerClaimNumber')}
      />
    </FormDialog>
  )
}
