import { CLAIMS_MESSAGES } from '@oaklet/api'
import { APPEAL_WAY_WORDS, APPEAL_WAYS, type AppealWay, type Claim } from '@oaklet/api/contract'
import { DatePicker, RadioGroup, showToast, Stack, Text, TextField } from '@oaklet/design-system'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { isDay } from '../../../../shared/is-day'
import { claimName } from '../claim-words'
import { APPEAL_TITLE } from './step-words'
import { useClaimStep } from './use-claim-step'

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

interface RecordAppealDialogProps {
  claim: Claim
  /** Today where the practice is. */
  today: string
  onClose: () => void
}

/** Keeps that an insurance was asked to look again at what it decided, and when it is to answer. */
export function RecordAppealDialog({ claim, today, onClose }: RecordAppealDialogProps) {
  const { taking, version } = useClaimStep<{
    sentOn: string
    way: AppealWay
    note: string
    answerDueOn: string
  }>(claim, (claims, params, body, options) => claims.appeal(params, body, options))
  const initial: Values = { sentOn: today, way: null, note: '', answerDueOn: null }
  const form = useForm({ initial, errorsOf: missing, clearsAsTyped: true })
  const submit = () => {
    const { sentOn, way, note, answerDueOn } = form.values
    if (!form.check() || sentOn === null || way === null || answerDueOn === null) return
    taking.mutate(
      { version, sentOn, way, note: note.trim(), answerDueOn },
      {
        onSuccess: () => {
          showToast({ title: `The appeal of ${claimName(claim)} is recorded`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={APPEAL_TITLE}
      size="s"
      form={form}
      submitLabel={APPEAL_TITLE}
      pendingLabel="Saving…"
      isPending={taking.isPending}
      error={taking.error}
      fallback={CLAIMS_MESSAGES.appeal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          Nothing is sent from here: this keeps what you sent to the insurance, so that its answer is not
          forgotten.
        </Text>
        <DatePicker label="Sent on" minValue="2000-01-01" maxValue={today} {...form.field('sentOn')} />
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
          minValue={form.values.sentOn ?? '2000-01-01'}
          {...form.field('answerDueOn')}
        />
      </Stack>
    </FormDialog>
  )
}
