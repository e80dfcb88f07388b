import { Card, Text } from '@oaklet/design-system'
import { formatMoney } from '../../../../../shared/format-money'
import { RestedStatus } from '../../../../../shared/RestedStatus'
import { restOfPayment, type TypedValues } from './typed-form'

/** What is still missing to the payment’s amount, shown with every key and spoken once it rests. */
export function TypedSum({ values, currency }: { values: TypedValues; currency: string }) {
  const words = sumWords(values, currency)
  return (
    <Card title="Sum">
      <Text weight="strong">{words}</Text>
      <RestedStatus words={words} />
    </Card>
  )
}

/** `$35.00 of the payment is not typed in yet.` */
function sumWords(values: TypedValues, currency: string): string {
  if (values.amountCents === null) return 'Enter the amount of the payment to compare it with its claims.'
  const rest = restOfPayment(values)
  if (rest === 0) return 'The claims and the other money come to the amount of the payment.'
  const money = formatMoney(Math.abs(rest), currency)
  return rest > 0
    ? `${money} of the payment is not typed in yet.`
    : `What is typed in comes to ${money} more than the payment.`
}
