import { CLAIMS_MESSAGES } from '@oaklet/api'
import {
  APPEAL_OUTCOMES,
  APPEAL_WAY_WORDS,
  type AppealOutcome,
  type Claim,
  type ClaimAppeal,
} from '@oaklet/api/contract'
import { DatePicker, RadioGroup, showToast, Stack, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { isDay } from '../../../../shared/is-day'
import { claimName } from '../claim-words'
import { APPEAL_ANSWER_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

interface Values {
  outcome: AppealOutcome | null
  decidedOn: string | null
}

const OUTCOME_WORDS: Readonly<Record<AppealOutcome, string>> = {
  won: 'Won: the insurance pays, or decides anew',
  lost: 'Lost: the insurance stays with its decision',
  withdrawn: 'Withdrawn: we don’t ask any more',
}
const OUTCOMES = APPEAL_OUTCOMES.map((id) => ({ id, label: OUTCOME_WORDS[id] }))

const missing = ({ outcome, decidedOn }: Values) => [
  ...(outcome === null ? [{ path: 'outcome', message: 'Choose what came of it' }] : []),
  ...(isDay(decidedOn) ? [] : [{ path: 'decidedOn', message: 'Enter the day of the answer' }]),
]

interface AppealAnswerDialogProps {
  claim: Claim
  appeal: ClaimAppeal
  /** Today where the practice is. */
  today: string
  onClose: () => void
}

/** Keeps what came of an appeal. */
export function AppealAnswerDialog({ claim, appeal, today, onClose }: AppealAnswerDialogProps) {
  const { taking, version } = useClaimStep<{ outcome: AppealOutcome; decidedOn: string }>(
    { ...claim, version: appeal.version },
    (claims, params, body, options) => claims.decideAppeal({ ...params, appealId: appeal.id }, body, options),
  )
  const initial: Values = { outcome: null, decidedOn: today }
  const form = useForm({ initial, errorsOf: missing, clearsAsTyped: true })
  const submit = () => {
    const { outcome, decidedOn } = form.values
    if (!form.check() || outcome === null || decidedOn === null) return
    taking.mutate(
      { version, outcome, decidedOn },
      {
        onSuccess: () => {
          showToast({ title: `What came of the appeal of ${claimName(claim)} is recorded`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={APPEAL_ANSWER_TITLE}
      size="s"
      form={form}
      submitLabel={APPEAL_ANSWER_TITLE}
      pendingLabel="Saving…"
      isPending={taking.isPending}
      error={taking.error}
      fallback={CLAIMS_MESSAGES.decideAppeal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          {`The appeal was sent on ${formatMediumDate(appeal.sentOn)}, ${APPEAL_WAY_WORDS[appeal.way].toLowerCase()}. What is open changes once a payment says so, and not with this.`}
        </Text>
        <RadioGroup label="What came of it?" options={OUTCOMES} {...form.field('outcome')} />
        <DatePicker
          label="Day of the answer"
          minValue={appeal.sentOn}
          maxValue={today}
          {...form.field('decidedOn')}
        />
      </Stack>
    </FormDialog>
  )
}
