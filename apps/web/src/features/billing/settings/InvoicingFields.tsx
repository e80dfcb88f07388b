import { LAST_STATEMENT_DAY, NUMBERED_DOCUMENTS } from '@oaklet/api/contract'
import { Checkbox, FieldGroup, MoneyField, NumberField, Select, Stack, Text } from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import { type InvoicingValues, NO_DAY, numberField } from './invoicing-form'
import { dayOfMonth, NEXT_NUMBER_WORDS, rhythmWords } from './invoicing-words'

interface InvoicingFieldsProps {
  form: FormState<InvoicingValues>
  currency: string
}

const DAYS = [
  { id: NO_DAY, label: 'No day: they are made by hand' },
  ...Array.from({ length: LAST_STATEMENT_DAY }, (_, index) => ({
    id: String(index + 1),
    label: `The ${dayOfMonth(index + 1)} of each month`,
  })),
]

/** When invoices are due and statements drafted, what a small rest is, whether clients may have Autopay, and which numbers come next. */
export function InvoicingFields({ form, currency }: InvoicingFieldsProps) {
  const { values, change, errorAt, field } = form
  const { statementDay, writesOffSmallRests, smallRestCents, isAutopayOn, nextNumbers } = values
  return (
    <Stack gap="2xl">
      <FieldGroup legend="Days" isLegendHidden>
        <NumberField
          label="Invoices are due after"
          description="Counted from the day of issue, where an invoice says no day of its own. With 0 they are due at once."
          unit="days"
          minValue={0}
          maxValue={90}
          autoFocus
          {...field('invoiceDueDays')}
        />
        <Select
          label="Statement day"
          name="statementDay"
          description={rhythmWords(statementDay === NO_DAY ? null : Number(statementDay))}
          items={DAYS}
          selectedKey={statementDay}
          onSelectionChange={(day) => change({ statementDay: day })}
          errorMessage={errorAt('statementDay')}
        />
      </FieldGroup>
      <FieldGroup legend="Small rests">
        <Checkbox
          name="writesOffSmallRests"
          isSelected={writesOffSmallRests}
          onChange={(isChosen) => change({ writesOffSmallRests: isChosen })}
          description="What a payment leaves open may then be written off with it, when whoever records it says so."
        >
          Small rests may be written off
        </Checkbox>
        {writesOffSmallRests && (
          <MoneyField
            label="Up to"
            name="smallRestCents"
            currency={currency}
            valueCents={smallRestCents}
            onChangeCents={(cents) => change({ smallRestCents: cents })}
            errorMessage={errorAt('smallRestCents')}
          />
        )}
      </FieldGroup>
      <FieldGroup legend="Autopay">
        <Checkbox
          name="isAutopayOn"
          isSelected={isAutopayOn}
          onChange={(isChosen) => change({ isAutopayOn: isChosen })}
          description="At 02:00 the default card of each client who chose Autopay is charged for the invoices that are due and the copays of completed sessions, from the next night on. Each client chooses beside their cards."
        >
          Clients may have Autopay
        </Checkbox>
      </FieldGroup>
      <FieldGroup legend="Next numbers" columns={3}>
        {NUMBERED_DOCUMENTS.map((kind) => (
          <NumberField
            key={kind}
            label={NEXT_NUMBER_WORDS[kind]}
            name={numberField(kind)}
            value={nextNumbers[kind]}
            onChange={(next) => change({ nextNumbers: { ...nextNumbers, [kind]: next } })}
            errorMessage={errorAt(numberField(kind))}
          />
        ))}
      </FieldGroup>
      <Text tone="quiet">Numbers can be raised, never lowered: no number is given twice.</Text>
    </Stack>
  )
}
