import type { PaymentDifference, PaymentDifferences, Practice } from '@oaklet/api/contract'
import { Card, Link, Stack, Text } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'
import { useNow } from '../../../shared/use-now'
import { differenceWords, TO_DO } from './payout-words'

interface DifferencesProps {
  known: PaymentDifferences
  practice: Practice
}

/** In what Stripe's book and the practice's differ, or that they agree. */
export function Differences({ known: { items, comparedAt, currency }, practice }: DifferencesProps) {
  const today = dateInZone(useNow(), practice.timeZone)
  if (comparedAt === null) {
    return <Text tone="quiet">Your card payments are compared with Stripe’s book each night.</Text>
  }
  const when = formatDateAndTime(comparedAt, practice.timeZone, today)
  if (items.length === 0) {
    return <Text tone="quiet">{`Stripe’s book and yours agree, as of ${when}.`}</Text>
  }
  return (
    <Card title={countOf(items.length, 'difference from Stripe', 'differences from Stripe')}>
      <Stack gap="m">
        <Text>
          Look each up in Stripe’s dashboard by its id, and put right what is wrong. It goes from here within
          an hour once both agree.
        </Text>
        <Stack gap="m" as="ul">
          {items.map((difference) => (
            <li key={difference.id}>
              <Difference difference={difference} currency={currency} />
            </li>
          ))}
        </Stack>
        <Text tone="quiet" size="s">{`Compared ${when}`}</Text>
      </Stack>
    </Card>
  )
}

function Difference({ difference, currency }: { difference: PaymentDifference; currency: string }) {
  const { id, kind, payment } = difference
  const toDo = TO_DO[kind]
  return (
    <Stack gap="xs" align="start">
      <Text>{differenceWords(difference, currency)}</Text>
      {toDo !== undefined && <Text>{toDo}</Text>}
      <Text tone="quiet" size="s">{`In Stripe: ${id}`}</Text>
      {payment !== null && (
        <Link href={paths.payments({ payment: payment.id })}>{`Payment of ${payment.client.name}`}</Link>
      )}
    </Stack>
  )
}
