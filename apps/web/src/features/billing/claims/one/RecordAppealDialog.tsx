import { CLAIMS_MESSAGES } from '@oaklet/api'
import { APPEAL_WAY_WORDS, APPEAL_WAYS, type AppealWay, type Claim } from '@oaklet/api/contract'
import { DatePicker, RadioGroup, Text, TextField } from '@oaklet/design-system'
import { useForm } from '../../../../shared/forms/use-form'
import { isDay } from '../../../../shared/is-day'
import { ClaimStepDialog } from './ClaimStepDialog'
import { APPEAL_TITLE } from './step-words'
import type { Step } from './use-claim-step'

interface Values {
  sentOn: string | null
  way: AppealWay | null
  note: string
  answerDueOn: string | null
}

const WAYS = APPEAL_WAYS.map((id) => ({ id, label: APPEAL_WAY_WORDS[id] }))

const missing = ({ sentOn, way, answerDueOn }: Values) => [
  ...(isDay(sentOn) ? [] : [{ path: 'sentOn', message: 'Enter the day on which it was sent' }]),
  ...(way === null ? [{ path: 'way', message: 'Choose how it was sent' }] : []),
  ...(isDay(answerDueOn)
    ? []
    : [{ path: 'answerDueOn', message: 'Enter the day by which you expect an answer' }]),
]

interface Appeal {
  sentOn: string
  way: AppealWay
  note: string
  answerDueOn: string
}
const takeAppeal: Step<Appeal> = (claims, params, body, options) => claims.appeal(params, body, options)

/** The first day that can be chosen. */
const FIRST_DAY = '2000-01-01'

interface RecordAppealDialogProps {
  claim: Claim
  /** Today where the practice is. */
  today: string
  onClose: () => void
}

/** Keeps that an insurance was asked to look again at what it decided, and when it is to answer. */
export function RecordAppealDialog({ claim, today, onClose }: RecordAppealDialogProps) {
  const initial: Values = { sentOn: today, way: null, note: '', answerDueOn: null }
  const form = useForm({ initial, errorsOf: missing, clearsAsTyped: true })
  return (
    <ClaimStepDialog
      claim={claim}
      title={APPEAL_TITLE}
      form={form}
      take={takeAppeal}
      bodyOf={({ sentOn, way, note, answerDueOn }) =>
        sentOn === null || way === null || answerDueOn === null
          ? null
          : { sentOn, way, note: note.trim(), answerDueOn }
      }
      done={(name) => `The appeal of ${name} is recorded`}
      fallback={CLAIMS_MESSAGES.appeal}
      onClose={onClose}
    >
      <Text>
        Nothing is sent from here: this keeps what you sent to the insurance, so that its answer is not
        forgotten.
      </Text>
      <DatePicker label="Sent on" minValue={FIRST_DAY} maxValue={today} {...form.field('sentOn')} />
      <RadioGroup label="How was it sent?" options={WAYS} {...form.field('way')} />
      <TextField
        label="Note"
        isOptional
        description="Nothing clinical: it is kept with the claim."
        maxLength={200}
        {...form.field('note')}
      />
      <DatePicker
        label="Answer expected by"
        description="The day that the insurance names for its answer."
        minValue={form.values.sentOn ?? FIRST_DAY}
        {...form.field('answerDueOn')}
      />
    </ClaimStepDialog>
  )
}
