import { PAYMENT_ADJUSTMENTS, type PaymentAdjustmentCode } from '@oaklet/api/contract'
import {
  Button,
  Card,
  FieldGroup,
  Icon,
  Inline,
  MoneyField,
  Select,
  Stack,
  Text,
  TextField,
} from '@oaklet/design-system'
import type { FormState } from '../../../../../shared/forms/use-form'
import { emptyAdjustment, type TypedAdjustment, type TypedValues } from './typed-form'

const CODES = Object.entries(PAYMENT_ADJUSTMENTS).map(([id, words]) => ({
  id: id as PaymentAdjustmentCode,
  label: `${words} (${id})`,
}))

const EFFECTS = [
  { id: 'added', label: 'Added to the payment' },
  { id: 'taken', label: 'Taken off the payment' },
] as const

/** Money of a payment that belongs to no claim: interest, what is recovered, and the like. */
export function TypedAdjustments({ form, currency }: { form: FormState<TypedValues>; currency: string }) {
  const { values, change, errorAt } = form
  const { adjustments } = values
  const put = (index: number, next: Partial<TypedAdjustment>) =>
    change({ adjustments: adjustments.map((one, at) => (at === index ? { ...one, ...next } : one)) })
  return (
    <Card title="Money of no claim">
      <Stack gap="l">
        {adjustments.length === 0 && (
          <Text tone="quiet">
            Interest, or what the insurance adds or takes off for no claim of this paper.
          </Text>
        )}
        {adjustments.map((one, index) => (
          <Stack key={one.key} gap="s">
            <FieldGroup legend={`Money of no claim ${index + 1}`} columns={2}>
              <Select
                label="What it is"
                name={`adjustments.${index}.code`}
                items={CODES}
                selectedKey={one.code}
                errorMessage={errorAt(`adjustments.${index}.code`)}
                onSelectionChange={(code) => put(index, { code, isAdded: code === 'L6' })}
              />
              <Select
                label="Effect"
                name={`adjustments.${index}.effect`}
                items={EFFECTS}
                selectedKey={one.isAdded ? 'added' : 'taken'}
                onSelectionChange={(effect) => put(index, { isAdded: effect === 'added' })}
              />
              <MoneyField
                label="Amount"
                name={`adjustments.${index}.cents`}
                currency={currency}
                valueCents={one.cents}
                errorMessage={errorAt(`adjustments.${index}.cents`)}
                onChangeCents={(cents) => put(index, { cents })}
              />
              <TextField
                label="Reference"
                name={`adjustments.${index}.reference`}
                isOptional
                maxLength={50}
                value={one.reference}
                errorMessage={errorAt(`adjustments.${index}.reference`)}
                onChange={(reference) => put(index, { reference })}
              />
            </FieldGroup>
            <Inline>
              <Button
                size="small"
                tone="quiet"
                aria-label={`Take away money of no claim ${index + 1}`}
                onPress={() => change({ adjustments: adjustments.toSpliced(index, 1) })}
              >
                Take away
              </Button>
            </Inline>
          </Stack>
        ))}
        <Inline>
          <Button
            size="small"
            icon={<Icon of="plus" />}
            onPress={() => change({ adjustments: [...adjustments, emptyAdjustment()] })}
          >
            Add money of no claim
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
