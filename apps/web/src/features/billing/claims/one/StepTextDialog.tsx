import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { Text, TextField } from '@oaklet/design-system'
import { formatMoney } from '../../../../shared/format-money'
import { useForm } from '../../../../shared/forms/use-form'
import { ClaimStepDialog } from './ClaimStepDialog'
import { TEXT_STEP_TITLES, type TextStep } from './step-words'
import type { Step } from './use-claim-step'

interface TextStepOf {
  /** The field of the call that the text goes into. */
  field: 'reason' | 'payerClaimNumber'
  label: string
  description: string
  /** Said where nothing is typed; the text is optional unless it is given. */
  missing?: string
  /** What comes of the step. */
  meaning?: string
  done: string
  fallback: string
  isGrave?: true
  take: Step<{ text: string }>
}

const A_REASON = {
  field: 'reason',
  description: 'Nothing clinical: it is kept with the claim.',
  isGrave: true,
} as const
const A_NUMBER = { field: 'payerClaimNumber', label: 'Insurance’s claim number' } as const
const A_NEEDED_NUMBER = {
  ...A_NUMBER,
  description: 'Its own number of the claim, as its answers give it.',
  missing: 'Enter the insurance’s number of the claim',
} as const

const STEPS: Readonly<Record<TextStep, TextStepOf>> = {
  accept: {
    ...A_NUMBER,
    description: 'Its own number of the claim. A correction needs it later.',
    done: 'is accepted',
    fallback: CLAIMS_MESSAGES.accept,
    take: (claims, params, { version, text }, options) =>
      claims.accept(params, { version, payerClaimNumber: text }, options),
  },
  reject: {
    ...A_REASON,
    label: 'What the insurance said',
    missing: 'Say why it was rejected',
    meaning: 'It is still owed, but it has to be put right and sent again.',
    done: 'is rejected',
    fallback: CLAIMS_MESSAGES.reject,
    take: (claims, params, { version, text }, options) =>
      claims.reject(params, { version, reason: text }, options),
  },
  void: {
    ...A_REASON,
    label: 'Reason',
    missing: 'Say why it is void',
    meaning: 'Nothing is owed for it any more. Its sessions can be put on another claim.',
    done: 'is void',
    fallback: CLAIMS_MESSAGES.voidSent,
    take: (claims, params, { version, text }, options) =>
      claims.voidSent(params, { version, reason: text }, options),
  },
  replace: {
    ...A_NEEDED_NUMBER,
    meaning:
      'It goes out again in place of the one that the insurance has decided on, with all of its sessions. What was paid stays until the insurance takes it back.',
    done: 'can be corrected',
    fallback: CLAIMS_MESSAGES.replace,
    take: (claims, params, { version, text }, options) =>
      claims.replace(params, { version, payerClaimNumber: text }, options),
  },
  cancel: {
    ...A_NEEDED_NUMBER,
    meaning:
      'It goes out again as it was, to take it back. Once the insurance accepts that, it is void, nothing is owed for it any more, and its sessions can be put on another claim.',
    done: 'is ready to be sent, to take it back',
    fallback: CLAIMS_MESSAGES.cancel,
    take: (claims, params, { version, text }, options) =>
      claims.cancel(params, { version, payerClaimNumber: text }, options),
  },
}

interface StepTextDialogProps {
  claim: Claim
  step: TextStep
  onClose: () => void
}

/** Takes a step with a claim that has a text with it: a reason, or the insurance’s own number of the claim. */
export function StepTextDialog({ claim, step, onClose }: StepTextDialogProps) {
  const { field, label, description, missing, meaning, done, fallback, isGrave, take } = STEPS[step]
  const form = useForm({
    initial: { reason: '', payerClaimNumber: claim.acceptedNumber },
    errorsOf: (values) =>
      missing === undefined || values[field].trim() !== '' ? [] : [{ path: field, message: missing }],
    clearsAsTyped: true,
  })
  return (
    <ClaimStepDialog
      claim={claim}
      title={TEXT_STEP_TITLES[step]}
      submitTone={isGrave ? 'danger' : 'primary'}
      form={form}
      take={take}
      bodyOf={(values) => ({ text: values[field].trim() })}
      done={(name) => `${name} ${done}`}
      fallback={fallback}
      onClose={onClose}
    >
      {meaning !== undefined && <Text>{meaning}</Text>}
      {step === 'void' && claim.movedInCents > 0 && (
        <Text>
          {`The ${formatMoney(claim.movedInCents, claim.currency)} that was moved to it goes back to the claim to the earlier insurance, where it is open again.`}
        </Text>
      )}
      <TextField
        label={label}
        isOptional={missing === undefined}
        description={description}
        maxLength={field === 'reason' ? 200 : 50}
        autoFocus
        {...form.field(field)}
      />
    </ClaimStepDialog>
  )
}
