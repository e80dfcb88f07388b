import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { showToast, Stack, Text, TextField } from '@oaklet/design-system'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { claimName } from '../claim-words'
import { REPLACE_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

/** Begins the replacement of a claim that its insurance has decided on, by its own number of it. */
export function ReplaceClaimDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { taking, version } = useClaimStep<{ payerClaimNumber: string }>(
    claim,
    (claims, params, body, options) => claims.replace(params, body, options),
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
          showToast({ title: `${claimName(claim)} can be corrected`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={REPLACE_TITLE}
      size="s"
      form={form}
      submitLabel={REPLACE_TITLE}
      pendingLabel="Saving…"
      isPending={taking.isPending}
      error={taking.error}
      fallback={CLAIMS_MESSAGES.replace}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          It goes out again in place of the one that the insurance has decided on, with all of its sessions.
          What was paid stays until the insurance takes it back.
        </Text>
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
