import { PAYER_KINDS, REMITTANCE_ID_KINDS, SUPERVISED_RENDERING } from '@oaklet/api/contract'
import {
  Checkbox,
  FieldGroup,
  NumberField,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextField,
} from '@oaklet/design-system'
import { PAYER_KIND_WORDS } from '../../../records/payers/payer-words'
import type { FormState } from '../../../shared/forms/use-form'
import { ClaimAddressFields } from './ClaimAddressFields'
import { asksClaimAddress, changesWithKind, type PayerValues } from './payer-form'
import { REMITTANCE_ID_WORDS } from './remittance-ids'
import { SUPERVISED_WORDS } from './supervised-words'

type Form = FormState<PayerValues>

const KINDS = PAYER_KINDS.map((id) => ({ id, label: PAYER_KIND_WORDS[id] }))
const RENDERING = SUPERVISED_RENDERING.map((id) => ({ id, label: SUPERVISED_WORDS[id] }))

/** Everything that is asked about a payer, the basics first. */
export const PayerFields = ({ form }: { form: Form }) => (
  <Stack gap="3xl">
    <Basics form={form} />
    <TimeLimits form={form} />
    <Telehealth form={form} />
    <OnClaims form={form} />
    <InRemittances form={form} />
  </Stack>
)

function Basics({ form }: { form: Form }) {
  const { values, change, errorAt, field } = form
  const options = [
    {
      id: 'file' as const,
      label: 'As a file (837P)',
      description:
        values.payerId.trim() === ''
          ? 'Needs a payer id, which is not entered yet.'
          : 'Goes to the payer id above.',
    },
    { id: 'paper' as const, label: 'On paper (CMS-1500)' },
  ]
  return (
    <Stack gap="xl">
      <FieldGroup legend="Basics" isLegendHidden columns={2}>
        <TextField label="Name" autoComplete="off" autoFocus {...field('name')} />
        <Select
          label="Kind"
          name="kind"
          items={KINDS}
          selectedKey={values.kind}
          onSelectionChange={(kind) => change(changesWithKind(values, kind))}
          errorMessage={errorAt('kind')}
        />
        <TextField
          label="Payer id"
          isOptional
          description="The number of the payer on electronic claims, like 60054."
          autoComplete="off"
          {...field('payerId')}
        />
        <PhoneField label="Phone" isOptional description="For questions about claims." {...field('phone')} />
      </FieldGroup>
      <RadioGroup
        label="How claims are sent"
        name="delivery"
        options={options}
        value={values.delivery}
        onChange={(delivery) => change({ delivery })}
        errorMessage={errorAt('delivery')}
      />
      {values.delivery === 'file' && (
        <Checkbox
          name="hasClaimAddress"
          isSelected={values.hasClaimAddress}
          onChange={(hasClaimAddress) => change({ hasClaimAddress })}
        >
          It also has an address for printed claims
        </Checkbox>
      )}
      {asksClaimAddress(values) && (
        <ClaimAddressFields
          legend="Address for claims"
          name="claimAddress"
          values={values.claimAddress}
          errorAt={errorAt}
          onChange={(claimAddress) => change({ claimAddress })}
        />
      )}
    </Stack>
  )
}

function TimeLimits({ form: { field } }: { form: Form }) {
  const days = { unit: 'days', minValue: 1, maxValue: 1095 }
  return (
    <FieldGroup legend="Time limits" columns={2}>
      <NumberField
        label="Timely filing"
        description="Check your contract; Medicare gives one calendar year."
        {...days}
        {...field('filingDays')}
      />
      <NumberField
        label="Corrected claims"
        isOptional
        description="From the date of service."
        {...days}
        {...field('correctedDays')}
      />
      <NumberField
        label="Claims to the second payer"
        isOptional
        description="From the first payer’s remittance."
        {...days}
        {...field('secondPayerDays')}
      />
    </FieldGroup>
  )
}

const TELEHEALTH = [
  { name: 'videoModifier', label: 'Modifier for video', isOptional: true },
  { name: 'audioModifier', label: 'Modifier for audio alone', isOptional: true },
  { name: 'placeForHome', label: 'Place of service: client at home', isOptional: false },
  { name: 'placeForElsewhere', label: 'Place of service: elsewhere', isOptional: false },
] as const

function Telehealth({ form: { values, change, errorAt } }: { form: Form }) {
  const { telehealth } = values
  return (
    <FieldGroup legend="Sessions at a distance" columns={2}>
      {TELEHEALTH.map(({ name, ...words }) => (
        <TextField
          key={name}
          {...words}
          name={`telehealth.${name}`}
          autoComplete="off"
          isNumeric
          value={telehealth[name]}
          onChange={(typed) => change({ telehealth: { ...telehealth, [name]: typed } })}
          errorMessage={errorAt(`telehealth.${name}`)}
        />
      ))}
    </FieldGroup>
  )
}

function OnClaims({ form: { values, change, errorAt } }: { form: Form }) {
  return (
    <FieldGroup legend="On claims">
      <RadioGroup
        label="Who stands on the claim of a clinician under supervision"
        name="supervisedRendering"
        options={RENDERING}
        value={values.supervisedRendering}
        onChange={(supervisedRendering) => change({ supervisedRendering })}
        errorMessage={errorAt('supervisedRendering')}
      />
      <Switch
        name="takesTaxonomy"
        isSelected={values.takesTaxonomy}
        onChange={(takesTaxonomy) => change({ takesTaxonomy })}
      >
        Claims carry the taxonomy code of the clinician
      </Switch>
      <Switch
        name="mayChargeMissed"
        isSelected={values.mayChargeMissed}
        onChange={(mayChargeMissed) => change({ mayChargeMissed })}
        description="Medicaid programs forbid it."
      >
        Clients may be charged for missed sessions
      </Switch>
    </FieldGroup>
  )
}

function InRemittances({ form: { values, change, errorAt } }: { form: Form }) {
  const { remittanceIds } = values
  return (
    <FieldGroup legend="How remittances name it" columns={2}>
      {REMITTANCE_ID_KINDS.map((kind) => (
        <TextField
          key={kind}
          label={REMITTANCE_ID_WORDS[kind]}
          name={`remittanceIds.${kind}`}
          isOptional
          autoComplete="off"
          isNumeric
          description={
            kind === 'TRN03' ? 'Mostly a 1 and the payer’s tax number.' : 'Several with commas between them.'
          }
          value={remittanceIds[kind]}
          onChange={(typed) => change({ remittanceIds: { ...remittanceIds, [kind]: typed } })}
          errorMessage={errorAt(`remittanceIds.${kind}`)}
        />
      ))}
    </FieldGroup>
  )
}
