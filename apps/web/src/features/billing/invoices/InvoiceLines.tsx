import type { FormError } from '@oaklet/design-system'
import {
  Button,
  FieldGroup,
  Icon,
  Inline,
  MoneyField,
  MoneyText,
  NumberField,
  Stack,
  Text,
  TextField,
} from '@oaklet/design-system'
import { newId } from '../../../shared/new-id'
import { emptyLine, lineAmountCents, type LineValues } from './invoice-form'
import { amount, amounts, invoiceLine } from './InvoiceLines.css'

interface InvoiceLinesProps {
  lines: readonly LineValues[]
  currency: string
  errors: readonly FormError[]
  onChange: (lines: LineValues[]) => void
}

/** What the invoice bills, line by line; every word and price can be changed. */
export function InvoiceLines({ lines, currency, errors, onChange }: InvoiceLinesProps) {
  const change = (key: string, patch: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)))
  const errorOf = (index: number, field: string) =>
    errors.find(({ path }) => path === `lines.${index}.${field}`)?.message

  return (
    <FieldGroup legend="Lines">
      <Stack gap="l">
        {lines.length === 0 && <Text tone="quiet">No lines yet.</Text>}
        {lines.map((line, index) => (
          <div key={line.key} className={invoiceLine} role="group" aria-label={`Line ${index + 1}`}>
            <TextField
              label="Description"
              name={`lines.${index}.description`}
              value={line.description}
              maxLength={300}
              errorMessage={errorOf(index, 'description')}
              onChange={(description) => change(line.key, { description })}
            />
            <div className={amounts}>
              <NumberField
                label="Quantity"
                name={`lines.${index}.quantity`}
                value={line.quantity}
                minValue={1}
                maxValue={999}
                errorMessage={errorOf(index, 'quantity')}
                onChange={(quantity) => change(line.key, { quantity })}
              />
              <MoneyField
                label="Unit price"
                name={`lines.${index}.unitPriceCents`}
                currency={currency}
                valueCents={line.unitPriceCents}
                maxCents={10_000_000}
                errorMessage={errorOf(index, 'unitPriceCents')}
                onChangeCents={(unitPriceCents) => change(line.key, { unitPriceCents })}
              />
              <div className={amount}>
                <Text weight="strong" isTabular>
                  <MoneyText cents={lineAmountCents(line)} currency={currency} />
                </Text>
                <Button
                  tone="quiet"
                  aria-label={`Remove line ${index + 1}: ${line.description}`}
                  onPress={() => onChange(lines.filter(({ key }) => key !== line.key))}
                >
                  <Icon of="trash" />
                </Button>
              </div>
            </div>
          </div>
        ))}
        <Inline>
          <Button
            size="small"
            icon={<Icon of="plus" />}
            onPress={() => onChange([...lines, emptyLine(newId())])}
          >
            Add a line
          </Button>
        </Inline>
      </Stack>
    </FieldGroup>
  )
}
