import { type AdjustmentGroup, ADJUSTMENT_GROUPS, PAYER_REASONS } from '@oaklet/api/contract'
import { Button, ComboBox, FieldGroup, Inline, MoneyField, Select, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import type { OtherReason } from './typed-form'

const GROUP_WORDS: Readonly<Record<AdjustmentGroup, string>> = {
  CO: 'CO: the practice bears it',
  PR: 'PR: the client bears it',
  OA: 'OA: neither',
  PI: 'PI: the insurance’s own doing',
  CR: 'CR: a correction',
}
const GROUPS = ADJUSTMENT_GROUPS.map((id) => ({ id, label: GROUP_WORDS[id] }))

const EFFECTS = [
  { id: 'taken', label: 'Taken off the payment' },
  { id: 'added', label: 'Added to the payment' },
] as const

const CODE = /^([1-9]\d{0,2}|[A-Z]\d{1,2})$/

interface OtherReasonFieldsProps {
  reason: OtherReason
  legend: string
  pathOf: (field: string) => string
  errorAt: (name: string) => string | undefined
  currency: string
  onChange: (reason: OtherReason) => void
  onRemove: () => void
}

/** Why a service is not paid, with who bears it and the code of the insurance (CARC). */
export function OtherReasonFields(props: OtherReasonFieldsProps) {
  const { reason, legend, pathOf, errorAt, currency, onChange, onRemove } = props
  const [typed, setTyped] = useState(() => (reason.code === '' ? '' : labelOf(reason.code)))
  return (
    <Stack gap="s">
      <FieldGroup legend={legend} columns={2}>
        <Select
          label="Who bears it"
          name={pathOf('group')}
          items={GROUPS}
          selectedKey={reason.group}
          errorMessage={errorAt(pathOf('group'))}
          onSelectionChange={(group) => onChange({ ...reason, group })}
        />
        <ComboBox
          label="Reason"
          name={pathOf('code')}
          items={choicesFor(typed, reason.code)}
          inputValue={typed}
          onInputChange={setTyped}
          selectedKey={reason.code === '' ? null : reason.code}
          onSelectionChange={(code) => onChange({ ...reason, code: code ?? '' })}
          emptyText="Type the code as the paper has it, like 197"
          errorMessage={errorAt(pathOf('code'))}
        />
        <MoneyField
          label="Amount"
          name={pathOf('cents')}
          currency={currency}
          valueCents={reason.cents}
          errorMessage={errorAt(pathOf('cents'))}
          onChangeCents={(cents) => onChange({ ...reason, cents })}
        />
        <Select
          label="Effect"
          name={pathOf('effect')}
          items={EFFECTS}
          selectedKey={reason.isAdded ? 'added' : 'taken'}
          onSelectionChange={(effect) => onChange({ ...reason, isAdded: effect === 'added' })}
        />
      </FieldGroup>
      <Inline>
        <Button size="small" tone="quiet" aria-label={`Take away ${legend}`} onPress={onRemove}>
          Take away
        </Button>
      </Inline>
    </Stack>
  )
}

/** `197: No authorization` */
const labelOf = (code: string): string =>
  `${code}: ${PAYER_REASONS[code]?.[1] ?? 'look it up with the payer'}`

const KNOWN_CODES = Object.keys(PAYER_REASONS)

/** The codes that have words here, and one that was typed and has none. */
function choicesFor(typed: string, chosen: string) {
  const own = [typed.trim().toUpperCase(), chosen].filter(
    (code) => CODE.test(code) && PAYER_REASONS[code] === undefined,
  )
  return [...new Set([...KNOWN_CODES, ...own])].map((code) => ({ id: code, label: labelOf(code) }))
}
