import type { CardRefund, PaymentDetails } from '@oaklet/api/contract'
import { Button, Heading, Inline, Stack, StatusBadge, Text, type Tone } from '@oaklet/design-system'
import { formatMoney } from '../../../shared/format-money'
import { usePermissions } from '../../../shared/use-session'

interface CardRefundsProps {
  payment: Pick<PaymentDetails, 'cardRefunds' | 'currency'>
  onAssign: (refund: CardRefund) => void
}

const BADGES: Readonly<Record<CardRefund['state'], { word: string; tone: Tone }>> = {
  pending: { word: 'On its way', tone: 'wait' },
  unassigned: { word: 'Made in Stripe’s dashboard', tone: 'wait' },
  succeeded: { word: 'Refunded', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
}

/** What went back to the card, or was to, and what came of it. */
export function CardRefunds({ payment: { cardRefunds, currency }, onAssign }: CardRefundsProps) {
  const mayRefund = usePermissions()('payments:refund')
  if (cardRefunds.length === 0) return null
  return (
    <Stack gap="s">
      <Heading level={3}>Back to the card</Heading>
      <Stack gap="m" as="ul">
        {cardRefunds.map((refund) => (
          <li key={refund.id}>
            <Stack gap="xs" align="start">
              <Inline gap="s" wrap>
                <span>{formatMoney(refund.amountCents, currency)}</span>
                <StatusBadge tone={BADGES[refund.state].tone}>{BADGES[refund.state].word}</StatusBadge>
              </Inline>
              {refund.refusal !== null && <Text tone="quiet">{`“${refund.refusal}”`}</Text>}
              {refund.state === 'unassigned' && (
                <>
                  <Text tone="quiet">It is in no book yet: somebody has to say what it is off.</Text>
                  {mayRefund && <Button onPress={() => onAssign(refund)}>Assign refund</Button>}
                </>
              )}
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
