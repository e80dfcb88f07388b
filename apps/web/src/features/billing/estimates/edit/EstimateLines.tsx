import { MAX_ESTIMATE_LINES } from '@oaklet/api/contract'
import {
  Button,
  FieldGroup,
  type FormError,
  Icon,
  Inline,
  MenuButton,
  MoneyField,
  MoneyText,
  NumberField,
  Stack,
  Text,
  TextField,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '../../../../records/practice/practice-queries'
import { newId } from '../../../../shared/new-id'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import { useLineList } from '../../use-line-list'
import { lineCents, lineOf, type LineValues } from './estimate-form'
import { amount, estimateLine, numbers, words } from './EstimateLines.css'

interface EstimateLinesProps {
  lines: readonly LineValues[]
  currency: string
  errors: readonly FormError[]
  onChange: (lines: LineValues[]) => void
}

const OTHER = 'other'
const keyOf = ({ key }: LineValues) => key
const idOf = (key: string) => `estimate-line-${key}`

/** What is expected, service by service; the focus goes to one that was added, or that took the place of a removed one. */
export function EstimateLines({ lines, currency, errors, onChange }: EstimateLinesProps) {
  const { data: services = [] } = useQuery(servicesQuery(useApi(), usePracticeId()))
  const { change, add, remove, errorOf } = useLineList({ lines, keyOf, errors, onChange, idOf })
  const addService = (code: string) =>
    add(
      lineOf(
        newId(),
        services.find((one) => one.code === code),
      ),
    )

  return (
    <FieldGroup legend="Services">
      <Stack gap="l">
        {lines.map((line, index) => (
          <OneLine
            key={line.key}
            line={line}
            index={index}
            currency={currency}
            errorAt={errorOf(index)}
            onChange={(changes) => change(line.key, changes)}
            onRemove={lines.length === 1 ? undefined : () => remove(index)}
          />
        ))}
        {lines.length < MAX_ESTIMATE_LINES && (
          <Inline>
            <MenuButton
              label="Add a service"
              size="small"
              icon={<Icon of="plus" />}
              items={[
                ...services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` })),
                { id: OTHER, label: 'Another service' },
              ]}
              onAction={addService}
            />
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  )
}

interface OneLineProps {
  line: LineValues
  index: number
  currency: string
  errorAt: (field: keyof LineValues) => string | undefined
  onChange: (changes: Partial<LineValues>) => void
  /** Left out for the only one, as an estimate has one at least. */
  onRemove: (() => void) | undefined
}

function OneLine({ line, index, currency, errorAt, onChange, onRemove }: OneLineProps) {
  const nameOf = (field: keyof LineValues) => `lines.${index}.${field}`
  return (
    <div
      id={idOf(line.key)}
      tabIndex={-1}
      className={estimateLine}
      role="group"
      aria-label={`Service ${index + 1}`}
    >
      <div className={words}>
        <TextField
          label="Code"
          name={nameOf('code')}
          value={line.code}
          maxLength={20}
          errorMessage={errorAt('code')}
          onChange={(code) => onChange({ code })}
        />
        <TextField
          label="Service"
          name={nameOf('label')}
          value={line.label}
          maxLength={200}
          errorMessage={errorAt('label')}
          onChange={(label) => onChange({ label })}
        />
      </div>
      <TextField
        label="When"
        isOptional
        description="Like “weekly”, or the days."
        name={nameOf('when')}
        value={line.when}
        maxLength={200}
        errorMessage={errorAt('when')}
        onChange={(when) => onChange({ when })}
      />
      <div className={numbers}>
        <NumberField
          label="Expected"
          name={nameOf('count')}
          value={line.count}
          minValue={1}
          maxValue={366}
          errorMessage={errorAt('count')}
          onChange={(count) => onChange({ count })}
        />
        <MoneyField
          label="Fee of each"
          name={nameOf('feeCents')}
          currency={currency}
          valueCents={line.feeCents}
          maxCents={10_000_000}
          errorMessage={errorAt('feeCents')}
          onChangeCents={(feeCents) => onChange({ feeCents })}
        />
        <div className={amount}>
          <Text weight="strong" isTabular>
            <MoneyText cents={lineCents(line)} currency={currency} />
          </Text>
          {onRemove && (
            <Button tone="quiet" aria-label={`Remove service ${index + 1}: ${line.label}`} onPress={onRemove}>
              <Icon of="trash" />
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
