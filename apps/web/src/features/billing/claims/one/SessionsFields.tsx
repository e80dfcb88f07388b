import { Button, FieldGroup, type FormError, Icon, MoneyText, Stack, Text } from '@oaklet/design-system'
import { formatFullDate } from '../../../../shared/format-date'
import { useLineList } from '../../use-line-list'
import { type LineValues, totalOf } from './claim-values'
import { SessionFields } from './SessionFields'
import { head, session } from './SessionsFields.css'

interface SessionsFieldsProps {
  lines: readonly LineValues[]
  diagnoses: readonly string[]
  currency: string
  /** Whether all of them stay. */
  isWhole: boolean
  errors: readonly FormError[]
  onChange: (lines: LineValues[]) => void
}

const keyOf = ({ controlNumber }: LineValues) => controlNumber
const idOf = (controlNumber: string) => `claim-line-${controlNumber}`

/** The sessions of the claim (box 24); the focus goes to the one that took the place of a removed one. */
export function SessionsFields({
  lines,
  diagnoses,
  currency,
  isWhole,
  errors,
  onChange,
}: SessionsFieldsProps) {
  const { change, remove, errorOf } = useLineList({ lines, keyOf, errors, onChange, idOf })
  return (
    <FieldGroup legend="Sessions (box 24)">
      <Stack gap="l">
        {lines.map((line, index) => (
          <div
            key={line.controlNumber}
            id={idOf(line.controlNumber)}
            tabIndex={-1}
            role="group"
            aria-label={`Session of ${formatFullDate(line.date)}`}
            className={session}
          >
            <div className={head}>
              <Text weight="strong">{formatFullDate(line.date)}</Text>
              {lines.length > 1 && !isWhole && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`Take the session of ${formatFullDate(line.date)} off the claim`}
                  onPress={() => remove(index)}
                >
                  <Icon of="trash" />
                </Button>
              )}
            </div>
            <SessionFields
              line={line}
              index={index}
              diagnoses={diagnoses}
              currency={currency}
              errorAt={errorOf(index)}
              onChange={(changes) => change(line.controlNumber, changes)}
            />
          </div>
        ))}
        <Text weight="strong">
          Total (box 28) <MoneyText cents={totalOf(lines)} currency={currency} />
        </Text>
      </Stack>
    </FieldGroup>
  )
}
