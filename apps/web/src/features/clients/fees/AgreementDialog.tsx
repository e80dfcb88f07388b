import { FEE_AGREEMENTS_MESSAGES } from '@oaklet/api'
import { FeeAgreement, type FeeAgreementInput, MAX_FEE_CENTS } from '@oaklet/api/contract'
import {
  Banner,
  DatePicker,
  FieldGroup,
  MoneyField,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { activeServicesQuery } from '../../../records/practice/practice-queries'
import { RecordDialog } from '../../../records/practice/RecordDialog'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import {
  agreementBodyOf,
  agreementErrors,
  type AgreementValues,
  agreementValuesOf,
  agreementVersions,
  ALL_SERVICES,
} from './agreement-form'
import { serviceWords } from './agreement-words'

/** What the dialog is given. */
export interface AgreementDialogProps {
  title: string
  clientId: string
  /** The agreement that is changed; null adds one. */
  agreement: FeeAgreement | null
  currency: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

const KINDS = [
  { id: 'fee', label: 'A fixed fee' },
  { id: 'percent', label: 'A percentage off the full fee' },
] as const

/** The form that adds, changes and ends what a client pays in place of the full fee. */
export function AgreementDialog({ clientId, agreement, currency, today, ...props }: AgreementDialogProps) {
  const [api, practiceId] = [useApi().feeAgreements, usePracticeId()]
  const save = (body: FeeAgreementInput, on: FeeAgreement | null, idempotencyKey: string) =>
    on === null
      ? api.create({ practiceId, clientId }, body, { idempotencyKey })
      : api.update({ practiceId, clientId, agreementId: on.id }, { ...body, version: on.version })
  return (
    <RecordDialog
      {...props}
      what="fee agreement"
      record={agreement}
      schema={FeeAgreement}
      valuesOf={(record) => agreementValuesOf(record, today)}
      errorsOf={agreementErrors}
      bodyOf={agreementBodyOf}
      versionsOf={agreementVersions(currency)}
      save={save}
      savedWords={({ serviceCode }) => `Fee agreement for ${serviceCode ?? 'all services'} saved`}
      fallback={FEE_AGREEMENTS_MESSAGES.update}
    >
      {(form) => (
        <Fields
          form={form}
          currency={currency}
          areTermsFixed={agreement !== null && agreement.startsOn < today}
        />
      )}
    </RecordDialog>
  )
}

interface FieldsProps {
  form: FormState<AgreementValues>
  currency: string
  /** True once it began before today. */
  areTermsFixed: boolean
}

function Fields({ form, currency, areTermsFixed }: FieldsProps) {
  const { values, change, errorAt, field } = form
  return (
    <Stack gap="l">
      {areTermsFixed && (
        <Banner tone="info">
          It began before today, so its service, fee and first day stay. To change them, enter its last day
          here and add another agreement.
        </Banner>
      )}
      <FieldGroup legend="What was agreed" columns={2}>
        <ServiceField form={form} isDisabled={areTermsFixed} />
        <RadioGroup
          label="Fee"
          name="kind"
          options={KINDS}
          value={values.kind}
          isDisabled={areTermsFixed}
          onChange={(kind) => change({ kind })}
        />
        {values.kind === 'fee' ? (
          <MoneyField
            label="Agreed fee"
            description="For one unit. Insurers are billed the full fee all the same."
            name="feeCents"
            currency={currency}
            maxCents={MAX_FEE_CENTS}
            isDisabled={areTermsFixed}
            valueCents={values.feeCents}
            errorMessage={errorAt('feeCents')}
            onChangeCents={(feeCents) => change({ feeCents })}
          />
        ) : (
          <NumberField
            label="Percentage off"
            unit="%"
            description="Insurers are billed the full fee all the same."
            minValue={1}
            maxValue={100}
            isDisabled={areTermsFixed}
            {...field('percentOff')}
          />
        )}
      </FieldGroup>
      <FieldGroup legend="When and why" columns={2}>
        <DatePicker
          label="First day"
          description="Sessions of this day and later that are booked from now on."
          isDisabled={areTermsFixed}
          {...field('startsOn')}
        />
        <DatePicker label="Last day" isOptional {...field('endsOn')} />
        <TextField label="Reason" maxLength={200} autoComplete="off" {...field('reason')} />
        <TextField
          label="Who agreed"
          description="Like: Dana Reyes and the client."
          maxLength={120}
          autoComplete="off"
          {...field('agreedBy')}
        />
      </FieldGroup>
    </Stack>
  )
}

function ServiceField({ form, isDisabled }: Pick<FieldsProps, 'form'> & { isDisabled: boolean }) {
  const { values, change, errorAt } = form
  const { data: services = [] } = useQuery(activeServicesQuery(useApi(), usePracticeId()))
  const items = [
    { id: ALL_SERVICES, label: serviceWords(null) },
    ...services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` })),
  ]
  const { service } = values
  const isGone = service !== null && items.every(({ id }) => id !== service)
  return (
    <Select
      label="Service"
      description="An agreement for one service goes before one for all."
      name="serviceCode"
      items={isGone ? [...items, { id: service, label: service }] : items}
      selectedKey={service}
      isDisabled={isDisabled}
      autoFocus={!isDisabled}
      errorMessage={errorAt('serviceCode')}
      onSelectionChange={(chosen) => change({ service: chosen })}
    />
  )
}
