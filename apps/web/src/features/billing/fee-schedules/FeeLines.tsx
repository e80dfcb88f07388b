import { MAX_FEE_CENTS, MAX_FEE_SCHEDULE_LINES, type Service } from '@oaklet/api/contract'
import {
  Button,
  type FormError,
  Icon,
  Inline,
  MenuButton,
  MoneyField,
  Stack,
  Text,
  TextField,
} from '@oaklet/design-system'
import { newId } from '../../../shared/new-id'
import { useLineList } from '../use-line-list'
import { feeLine, takeOff } from './FeeLines.css'
import type { LineValues } from './schedule-form'

interface FeeLinesProps {
  lines: readonly LineValues[]
  services: readonly Service[]
  currency: string
  errors: readonly FormError[]
  onChange: (lines: LineValues[]) => void
}

const keyOf = ({ key }: LineValues) => key
const idOf = (key: string) => `fee-line-${key}`

/** What is allowed, service by service. */
export function FeeLines({ lines, services, currency, errors, onChange }: FeeLinesProps) {
  const { change, add, remove, errorOf } = useLineList({ lines, keyOf, errors, onChange, idOf })
  return (
    <Stack gap="m">
      {lines.length === 0 && (
        <Text tone="quiet">No service yet. Add them one by one, or take them from a file.</Text>
      )}
      {lines.map((line, index) => (
        <OneLine
          key={line.key}
          line={line}
          index={index}
          currency={currency}
          errorAt={errorOf(index)}
          onChange={(changes) => change(line.key, changes)}
          onRemove={() => remove(index)}
        />
      ))}
      {lines.length < MAX_FEE_SCHEDULE_LINES && (
        <Inline>
          <MenuButton
            label="Add a service"
            size="small"
            icon={<Icon of="plus" />}
            items={services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` }))}
            onAction={(code) => add({ key: newId(), code, modifier: '', credential: '', allowedCents: null })}
          />
        </Inline>
      )}
    </Stack>
  )
}

interface OneLineProps {
  line: LineValues
  index: number
  currency: string
  errorAt: (field: keyof LineValues) => string | undefined
  onChange: (changes: Partial<LineValues>) => void
  onRemove: () => void
}

function OneLine({ line, index, currency, errorAt, onChange, onRemove }: OneLineProps) {
  const field = (name: 'code' | 'modifier' | 'credential') => ({
    name: `lines.${index}.${name}`,
    autoComplete: 'off',
    value: line[name],
    errorMessage: errorAt(name),
    onChange: (typed: string) => onChange({ [name]: typed }),
  })
  return (
    <div
      id={idOf(line.key)}
      tabIndex={-1}
      className={feeLine}
      role="group"
      aria-label={`Service ${index + 1}`}
    >
      <TextField label="Code" maxLength={10} {...field('code')} />
      <TextField label="Modifier" maxLength={2} isOptional {...field('modifier')} />
      <TextField label="Credential" maxLength={60} isOptional {...field('credential')} />
      <MoneyField
        label="Allowed"
        name={`lines.${index}.allowedCents`}
        currency={currency}
        maxCents={MAX_FEE_CENTS}
        valueCents={line.allowedCents}
        errorMessage={errorAt('allowedCents')}
        onChangeCents={(allowedCents) => onChange({ allowedCents })}
      />
      <div className={takeOff}>
        <Button tone="quiet" aria-label={`Remove service ${index + 1}: ${line.code}`} onPress={onRemove}>
          <Icon of="trash" />
        </Button>
      </div>
    </div>
  )
}
