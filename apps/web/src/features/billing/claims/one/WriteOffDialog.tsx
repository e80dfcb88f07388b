import { CLAIMS_MESSAGES } from '@oaklet/api'
import {
  ADJUSTMENT_REASON_WORDS,
  type Claim,
  WRITE_OFF_REASONS,
  type WriteOffReason,
} from '@oaklet/api/contract'
import { showToast, Stack, Text } from '@oaklet/design-system'
import { formatMoney } from '../../../../shared/format-money'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { missingReason, ReasonFields } from '../../ReasonFields'
import { claimName } from '../claim-words'
import { WRITE_OFF_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

interface Values {
  reason: WriteOffReason | null
  note: string
}

const REASONS = WRITE_OFF_REASONS.map((id) => ({ id, label: ADJUSTMENT_REASON_WORDS[id] }))

/** Writes off what an insurance left open of a claim, with the reason. */
export function WriteOffDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const { taking, version } = useClaimStep<{ reason: WriteOffReason; note: string }>(
    claim,
    (claims, params, body, options) => claims.writeOff(params, body, options),
  )
  const form = useForm<Values>({
    initial: { reason: null, note: '' },
    errorsOf: missingReason,
    clearsAsTyped: true,
  })
  const { reason, note } = form.values
  const submit = () => {
    if (!form.check() || reason === null) return
    taking.mutate(
      { version, reason, note: note.trim() },
      {
        onSuccess: () => {
          showToast({ title: `The rest of ${claimName(claim)} is written off`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={WRITE_OFF_TITLE}
      size="s"
      form={form}
      submitLabel={WRITE_OFF_TITLE}
      pendingLabel="Saving…"
      submitTone="danger"
      isPending={taking.isPending}
      error={taking.error}
      fallback={CLAIMS_MESSAGES.writeOff}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          {`${formatMoney(claim.openCents ?? 0, claim.currency)} is open. You give up what is open of each session: neither the insurance nor the client owes it any more. You can undo this later.`}
        </Text>
        <ReasonFields
          form={form}
          reasons={REASONS}
          noteDescription="Nothing clinical: it is kept with the claim."
        />
      </Stack>
    </FormDialog>
  )
}
