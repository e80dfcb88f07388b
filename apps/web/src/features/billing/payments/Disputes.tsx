import type { Dispute, PaymentDetails } from '@oaklet/api/contract'
import { Heading, Inline, Stack, StatusBadge, Text } from '@oaklet/design-system'
import { formatLongDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { DISPUTE_BADGES } from './payment-words'

/** What the client's bank says against a payment, and what is to be done. */
export function Disputes({
  payment: { disputes, currency },
}: {
  payment: Pick<PaymentDetails, 'disputes' | 'currency'>
}) {
  if (disputes.length === 0) return null
  return (
    <Stack gap="s">
      <Heading level={3}>Disputes</Heading>
      <Stack gap="m" as="ul">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <Stack gap="xs" align="start">
              <Inline gap="s" wrap>
                <span>{formatMoney(dispute.amountCents, currency)}</span>
                <StatusBadge tone={DISPUTE_BADGES[dispute.state].tone}>
                  {DISPUTE_BADGES[dispute.state].word}
                </StatusBadge>
              </Inline>
              <Text tone="quiet">{dispute.reason}</Text>
              <Text>{WHAT_NOW[dispute.state](dispute)}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const untilWhen = ({ dueOn }: Dispute): string => (dueOn === null ? '' : `, by ${formatLongDate(dueOn)}`)

const WHAT_NOW: Readonly<Record<Dispute['state'], (dispute: Dispute) => string>> = {
  inquiry: (dispute) =>
    `Nothing is taken yet. Answer the bank in Stripe’s own dashboard${untilWhen(dispute)}, or give the money back.`,
  inquiry_closed: () => 'The bank took nothing.',
  needs_response: (dispute) =>
    `The bank has taken the money back, and what it paid is open again. Answer in Stripe’s own dashboard${untilWhen(dispute)}.`,
  under_review: () => 'The bank looks at your answer. Until it decides, nothing can be given back.',
  won: () => 'The money is back, and stands where it stood as far as it was still open there.',
  lost: () => 'The money stays with the client. What it paid is open.',
}
