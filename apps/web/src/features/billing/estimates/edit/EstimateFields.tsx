import { ESTIMATE_PLACE_WORDS, ESTIMATE_PLACES, ESTIMATE_REASONS } from '@oaklet/api/contract'
import {
  DatePicker,
  FieldGroup,
  MoneyText,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@oaklet/design-system'
import type { FormState } from '../../../../shared/forms/use-form'
import { REASON_WORDS } from '../estimate-words'
import { EstimateLines } from './EstimateLines'
import { totalCents, type EstimateValues } from './estimate-form'

const REASONS = ESTIMATE_REASONS.map((id) => ({ id, label: REASON_WORDS[id] }))
const PLACES = ESTIMATE_PLACES.map((id) => ({ id, label: `${id} ${ESTIMATE_PLACE_WORDS[id]}` }))

interface EstimateFieldsProps {
  form: FormState<EstimateValues>
  currency: string
}

/** Everything that a person can change about a draft: when and why, what, where, and what is not in it. */
export function EstimateFields({ form, currency }: EstimateFieldsProps) {
  const { values, change, errors, errorAt, field } = form
  return (
    <Stack gap="3xl">
      <FieldGroup legend="Period" columns={2}>
        <DatePicker label="First day" autoFocus {...field('from')} />
        <DatePicker label="Last day" description="12 months at most." {...field('to')} />
      </FieldGroup>
      <Stack gap="l">
        <RadioGroup
          label="Why it is made"
          name="reason"
          options={REASONS}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          errorMessage={errorAt('reason')}
        />
        {values.reason === 'requested' && <DatePicker label="Asked for on" {...field('askedOn')} />}
      </Stack>
      <EstimateLines
        lines={values.lines}
        currency={currency}
        errors={errors}
        onChange={(lines) => change({ lines })}
      />
      <Text weight="strong">
        Expected in all <MoneyText cents={totalCents(values.lines)} currency={currency} />
      </Text>
      <FieldGroup legend="Where" columns={2}>
        <Select
          label="Place of service"
          name="placeOfService"
          items={PLACES}
          selectedKey={values.placeOfService}
          onSelectionChange={(placeOfService) => change({ placeOfService })}
          errorMessage={errorAt('placeOfService')}
        />
        <TextField
          label="State"
          description="In which the sessions are, like NY."
          maxLength={40}
          {...field('state')}
        />
      </FieldGroup>
      <TextArea
        label="Booked separately"
        isOptional
        description="What the client is expected to need from others, who estimate it themselves."
        maxLength={2000}
        {...field('itemsElsewhere')}
      />
    </Stack>
  )
}
