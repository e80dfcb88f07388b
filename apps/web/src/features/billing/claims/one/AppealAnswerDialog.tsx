import { CLAIMS_MESSAGES } from '@oaklet/api'
import {
  APPEAL_OUTCOMES,
  APPEAL_WAY_WORDS,
  type AppealOutcome,
  type Claim,
  type ClaimAppeal,
} from '@oaklet/api/contract'
import { DatePicker, RadioGroup, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { useForm } from '../../../../shared/forms/use-form'
import { isDay } from '../../../../shared/is-day'
import { ClaimStepDialog } from './ClaimStepDialog'
import { APPEAL_ANSWER_TITLE } from './step-words'
import type { Step } from './use-claim-step'

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
  const initial: Values = { outcome: null, decidedOn: today }
  const form = useForm({ initial, errorsOf: missing, clearsAsTyped: true })
  const take: Step<{ outcome: AppealOutcome; decidedOn: string }> = (claims, params, body, options) =>
    claims.decideAppeal({ ...params, appealId: appeal.id }, body, options)
  return (
    <ClaimStepDialog
      claim={claim}
      version={appeal.version}
      title={APPEAL_ANSWER_TITLE}
      form={form}
      take={take}
      bodyOf={({ outcome, decidedOn }) =>
        outcome === null || decidedOn === null ? null : { outcome, decidedOn }
      }
      done={(name) => `What came of the appeal of ${name} is recorded`}
      fallback={CLAIMS_MESSAGES.decideAppeal}
      onClose={onClose}
    >
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
    </ClaimStepDialog>
  )
}
