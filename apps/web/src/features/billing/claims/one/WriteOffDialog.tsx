import { CLAIMS_MESSAGES } from '@oaklet/api'
import {
  ADJUSTMENT_REASON_WORDS,
  type Claim,
  WRITE_OFF_REASONS,
  type WriteOffReason,
} from '@oaklet/api/contract'
import { Text } from '@oaklet/design-system'
import { formatMoney } from '../../../../shared/format-money'
import { useForm } from '../../../../shared/forms/use-form'
import { missingReason, ReasonFields } from '../../ReasonFields'
import { ClaimStepDialog } from './ClaimStepDialog'
import { WRITE_OFF_TITLE } from './step-words'
import type { Step } from './use-claim-step'

interface Values {
  reason: WriteOffReason | null
  note: string
}

const REASONS = WRITE_OFF_REASONS.map((id) => ({ id, label: ADJUSTMENT_REASON_WORDS[id] }))

const takeWriteOff: Step<{ reason: WriteOffReason; note: string }> = (claims, params, body, options) =>
  claims.writeOff(params, body, options)

/** Writes off what an insurance left open of a claim, with the reason. */
export function WriteOffDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const form = useForm<Values>({
    initial: { reason: null, note: '' },
    errorsOf: missingReason,
    clearsAsTyped: true,
  })
  return (
    <ClaimStepDialog
      claim={claim}
      title={WRITE_OFF_TITLE}
      submitTone="danger"
      form={form}
      take={takeWriteOff}
      bodyOf={({ reason, note }) => (reason === null ? null : { reason, note: note.trim() })}
      done={(name) => `The rest of ${name} is written off`}
      fallback={CLAIMS_MESSAGES.writeOff}
      onClose={onClose}
    >
      <Text>
        {`${formatMoney(claim.openCents ?? 0, claim.currency)} is open. You give up what is open of each session: neither the insurance nor the client owes it any more. You can undo this later.`}
      </Text>
      <ReasonFields
        form={form}
        reasons={REASONS}
        noteDescription="Nothing clinical: it is kept with the claim."
      />
    </ClaimStepDialog>
  )
}
