import { Card, Stack, Text } from '@oaklet/design-system'

/** The name of what an insurance leaves to a client. */
const SHARE_TITLE = 'Your share after insurance'

/** Says in plain words why an insurance left these amounts to the client, and what staff can do about it. */
export function ShareCard({ payerName }: { payerName: string }) {
  return (
    <Card title={SHARE_TITLE}>
      <Stack gap="s">
        <Text>
          {payerName} has decided about these sessions, and leaves this part to the client. What it paid, and
          what the contract with it takes off, is not on this invoice.
        </Text>
        <Text tone="quiet">
          The deductible is what a plan asks its members to pay in a year before it pays anything itself. The
          coinsurance is a percentage of the price, and the copay a fixed amount for each session.
        </Text>
        <Text tone="quiet">
          This invoice can’t be voided: if the payment of {payerName} was posted by mistake, undo its posting.
        </Text>
      </Stack>
    </Card>
  )
}
