import type { RemittanceDetails } from '@oaklet/api/contract'
import { Card, Checkbox, RadioGroup, Stack } from '@oaklet/design-system'
import { usePermissions } from '../../../../../shared/use-session'
import { withReason } from './decisions'
import { paidByWords } from '../remittance-words'
import { reasonChoiceName, ruleWords } from './reason-choice-words'
import type { ReviewForm } from './use-review'

const [UNDECIDED, CLIENTS, OPEN] = ['undecided', 'clients', 'open'] as const

interface ReasonChoiceProps {
  reason: RemittanceDetails['reasons'][number]
  remittance: RemittanceDetails
  form: ReviewForm
}

/** What becomes of what the insurance calls the client’s by a code other than 1 to 3, now or for all that it pays. */
export function ReasonChoice({ reason, remittance, form }: ReasonChoiceProps) {
  const mayRule = usePermissions()('billing:edit')
  const { values } = form
  const { code } = reason
  const index = values.reasons.findIndex((one) => one.code === code)
  const decision = values.reasons[index]
  const field = `reasons.${index}.code`
  const rule = ruleWords(reason, remittance)
  const decide = (choice: string) =>
    form.change(withReason(values, code, choice === UNDECIDED ? null : { isClients: choice === CLIENTS }))
  return (
    <Card>
      <Stack gap="l">
        <RadioGroup
          label={`${reasonChoiceName(reason, remittance.currency)}: whose is it?`}
          name={index < 0 ? `reason-${code}` : field}
          errorMessage={index < 0 ? undefined : form.errorAt(field)}
          options={[
            { id: UNDECIDED, label: rule === null ? 'Not decided: it stays open' : `As ${rule} says` },
            {
              id: CLIENTS,
              label: 'The client’s share',
              description: 'The next insurance is asked for it where there is one, and the client else.',
            },
            { id: OPEN, label: 'It stays open' },
          ]}
          value={decision === undefined ? UNDECIDED : decision.isClients ? CLIENTS : OPEN}
          onChange={decide}
        />
        {mayRule && decision !== undefined && values.payerId !== null && (
          <Checkbox
            name={`rule-${code}`}
            description="It holds for what is not posted yet, until you take it away in the billing settings."
            isSelected={values.rules.includes(code)}
            onChange={(isRule) =>
              form.change({
                rules: [...values.rules.filter((one) => one !== code), ...(isRule ? [code] : [])],
              })
            }
          >
            {`Always do this for ${paidByWords(remittance)}`}
          </Checkbox>
        )}
      </Stack>
    </Card>
  )
}
