import { Button, FieldGroup, Icon, Inline, MoneyField, Stack, Text, TextField } from '@oaklet/design-system'
import { formatMoney } from '../../../../../shared/format-money'
import { RestedStatus } from '../../../../../shared/RestedStatus'
import { OtherReasonFields } from './OtherReasonFields'
import { emptyReason, isSaid, QUICK_REASONS, restOfLine, type TypedLine } from './typed-form'

interface TypedLineFieldsProps {
  line: TypedLine
  /** The name of a field of this service. */
  pathOf: (field: string) => string
  errorAt: (name: string) => string | undefined
  currency: string
  onChange: (line: TypedLine) => void
}

/** A service of a claim: what was paid, why not more, and whether that comes to the charge. */
export function TypedLineFields({ line, pathOf, errorAt, currency, onChange }: TypedLineFieldsProps) {
  const words = restWords(line, currency)
  return (
    <Stack gap="m">
      <FieldGroup legend={`${line.name}: charged ${formatMoney(line.chargeCents, currency)}`} columns={3}>
        <MoneyField
          label="Paid"
          name={pathOf('paidCents')}
          currency={currency}
          valueCents={line.paidCents}
          errorMessage={errorAt(pathOf('paidCents'))}
          onChangeCents={(paidCents) => onChange({ ...line, paidCents })}
        />
        {QUICK_REASONS.map(({ name, label }) => (
          <MoneyField
            key={name}
            label={label}
            name={pathOf(name)}
            isOptional
            currency={currency}
            valueCents={line[name]}
            errorMessage={errorAt(pathOf(name))}
            onChangeCents={(cents) => onChange({ ...line, [name]: cents })}
          />
        ))}
        <MoneyField
          label="Allowed"
          name={pathOf('allowedCents')}
          isOptional
          currency={currency}
          valueCents={line.allowedCents}
          errorMessage={errorAt(pathOf('allowedCents'))}
          onChangeCents={(allowedCents) => onChange({ ...line, allowedCents })}
        />
        <TextField
          label="Remarks"
          name={pathOf('remarks')}
          isOptional
          description="Codes like N130, with commas between them."
          autoComplete="off"
          maxLength={150}
          value={line.remarks}
          errorMessage={errorAt(pathOf('remarks'))}
          onChange={(remarks) => onChange({ ...line, remarks })}
        />
      </FieldGroup>
      {line.others.map((reason, place) => (
        <OtherReasonFields
          key={reason.key}
          reason={reason}
          legend={`Other reason ${place + 1} of ${line.name}`}
          pathOf={(field) => pathOf(`others.${place}.${field}`)}
          errorAt={errorAt}
          currency={currency}
          onChange={(next) => onChange({ ...line, others: line.others.with(place, next) })}
          onRemove={() => onChange({ ...line, others: line.others.toSpliced(place, 1) })}
        />
      ))}
      <Inline gap="m" justify="between" wrap>
        <Text weight="strong">{words}</Text>
        <Button
          size="small"
          icon={<Icon of="plus" />}
          aria-label={`Add another reason: ${line.name}`}
          onPress={() => onChange({ ...line, others: [...line.others, emptyReason()] })}
        >
          Add another reason
        </Button>
      </Inline>
      <RestedStatus words={`${line.name}: ${words}`} />
    </Stack>
  )
}

/** Whether a service balances, and by how much it doesn’t. */
function restWords(line: TypedLine, currency: string): string {
  if (!isSaid(line)) return 'Left out: leave it empty where the paper says nothing of it.'
  const rest = restOfLine(line)
  if (rest === 0) return 'It balances: what was paid and the reasons come to the charge.'
  const money = formatMoney(Math.abs(rest), currency)
  return rest > 0 ? `${money} of the charge is not explained yet.` : `${money} more than the charge.`
}
