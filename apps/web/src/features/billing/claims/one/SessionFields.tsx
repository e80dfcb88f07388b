import { CheckboxGroup, FieldGroup, MoneyField, NumberField, Select, TextField } from '@oaklet/design-system'
import type { LineValues } from './claim-values'
import { letterAt, PLACE_WORDS, placeWords } from './form-words'

interface SessionFieldsProps {
  line: LineValues
  index: number
  diagnoses: readonly string[]
  currency: string
  errorAt: (field: keyof LineValues) => string | undefined
  onChange: (changes: Partial<LineValues>) => void
}

/** What a claim says about one session. */
export function SessionFields({ line, index, diagnoses, currency, errorAt, onChange }: SessionFieldsProps) {
  const of = (field: keyof LineValues) => ({
    name: `lines.${index}.${field}`,
    errorMessage: errorAt(field),
  })
  const typed = (field: 'code' | 'modifiers' | 'note') => ({
    ...of(field),
    value: line[field],
    onChange: (text: string) => onChange({ [field]: text }),
  })
  return (
    <FieldGroup legend="What was done" isLegendHidden columns={2}>
      <TextField label="Service (box 24D)" maxLength={10} {...typed('code')} />
      <TextField
        label="Modifiers (box 24D)"
        isOptional
        description="Four at most, like 95 HO."
        maxLength={15}
        {...typed('modifiers')}
      />
      <Select
        label="Place (box 24B)"
        items={placesWith(line.placeOfService)}
        selectedKey={line.placeOfService}
        onSelectionChange={(placeOfService) => onChange({ placeOfService })}
        {...of('placeOfService')}
      />
      <CheckboxGroup
        label="For diagnosis (box 24E)"
        description={diagnoses.length === 0 ? 'Add the diagnosis above first.' : 'Four at most.'}
        options={diagnoses.map((code, place) => ({ id: code, label: `${letterAt(place)} ${code}` }))}
        value={line.pointers.filter((code) => diagnoses.includes(code))}
        onChange={(pointers) => onChange({ pointers })}
        {...of('pointers')}
      />
      <MoneyField
        label="Charge (box 24F)"
        currency={currency}
        valueCents={line.chargeCents}
        onChangeCents={(chargeCents) => onChange({ chargeCents })}
        {...of('chargeCents')}
      />
      <NumberField
        label="Units (box 24G)"
        value={line.units}
        minValue={1}
        maxValue={99}
        onChange={(units) => onChange({ units })}
        {...of('units')}
      />
      <TextField label="Note to this session" isOptional maxLength={80} {...typed('note')} />
    </FieldGroup>
  )
}

/** The places that can be chosen, and the one that stands there where it is another. */
const placesWith = (code: string) =>
  [...new Set([...Object.keys(PLACE_WORDS).toSorted(), code])]
    .filter((id) => id !== '')
    .map((id) => ({ id, label: placeWords(id) }))
