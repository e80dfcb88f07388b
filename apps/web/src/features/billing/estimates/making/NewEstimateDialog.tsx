import { ESTIMATES_MESSAGES } from '@oaklet/api'
import { ESTIMATE_REASONS } from '@oaklet/api/contract'
import { DatePicker, FieldGroup, RadioGroup, Select, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { ClientPicker } from '../../../../records/clients/ClientPicker'
import { cliniciansQuery } from '../../../../records/practice/practice-queries'
import { FormDialog } from '../../../../shared/forms/FormDialog'
import { useForm } from '../../../../shared/forms/use-form'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import { MAKE_TITLE, REASON_WORDS } from '../estimate-words'
import { firstNewEstimate, newEstimateBody, newEstimateErrors } from './new-estimate-form'
import { useMakeEstimate } from './use-make-estimate'

const REASONS = ESTIMATE_REASONS.map((id) => ({ id, label: REASON_WORDS[id] }))

interface NewEstimateDialogProps {
  /** Today in the practice’s time zone. */
  today: string
  onClose: () => void
}

/** Asks for whom and for which time an estimate is made; the draft opens with what is booked then. */
export function NewEstimateDialog({ today, onClose }: NewEstimateDialogProps) {
  const { data: clinicians = [] } = useQuery(cliniciansQuery(useApi(), usePracticeId()))
  const making = useMakeEstimate()
  const form = useForm({ initial: () => firstNewEstimate(today), errorsOf: newEstimateErrors })
  const { values, change, errorAt, field } = form
  const submit = () => {
    if (form.check()) making.mutate(newEstimateBody(values), { onError: form.refuse })
  }
  return (
    <FormDialog
      title={MAKE_TITLE}
      size="m"
      form={form}
      submitLabel="Make draft"
      pendingLabel="Making…"
      isPending={making.isPending}
      error={making.error}
      fallback={ESTIMATES_MESSAGES.create}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <ClientPicker
          name="clientId"
          client={values.client}
          onChange={(client) => change({ client })}
          errorMessage={errorAt('clientId')}
          autoFocus
        />
        <Select
          label="Clinician"
          name="clinicianId"
          items={clinicians.map(({ id, name }) => ({ id, label: name }))}
          selectedKey={values.clinicianId}
          onSelectionChange={(clinicianId) => change({ clinicianId })}
          errorMessage={errorAt('clinicianId')}
        />
        <FieldGroup legend="Period" columns={2}>
          <DatePicker label="First day" {...field('from')} />
          <DatePicker label="Last day" {...field('to')} />
        </FieldGroup>
        <RadioGroup
          label="Why it is made"
          name="reason"
          options={REASONS}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          errorMessage={errorAt('reason')}
        />
        {values.reason === 'requested' && (
          <DatePicker label="Asked for on" maxValue={today} {...field('askedOn')} />
        )}
      </Stack>
    </FormDialog>
  )
}
