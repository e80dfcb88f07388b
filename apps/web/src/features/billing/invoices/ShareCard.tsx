import { GIVE_TO_CLIENT_REASON_WORDS, type GiveToClientReason } from '@oaklet/api/contract'
import { Card, Stack, Text } from '@oaklet/design-system'

/** The name of what is the client’s once an insurance has decided. */
const SHARE_TITLE = 'Your share after insurance'

interface ShareCardProps {
  payerName: string
  /** Why a person gave it to the client; null where the insurance left it to them. */
  givenReason: GiveToClientReason | null
}

/** Says in plain words why the client owes these amounts after an insurance has decided, and what staff can do about it. */
export function ShareCard({ payerName, givenReason }: ShareCardProps) {
  return (
    <Card title={SHARE_TITLE}>
      <Stack gap="s">
        {givenReason === null ? (
          <LeftByInsurance payerName={payerName} />
        ) : (
          <GivenByPractice payerName={payerName} reason={givenReason} />
        )}
      </Stack>
    </Card>
  )
}

const LeftByInsurance = ({ payerName }: { payerName: string }) => (
  <>
    <Text>
      {payerName} has decided about these sessions, and leaves this part to the client. What it paid, and what
      the contract with it takes off, is not on this invoice.
    </Text>
    <Text tone="quiet">
      The deductible is what a plan asks its members to pay in a year before it pays anything itself. The
      coinsurance is a percentage of the price, and the copay a fixed amount for each session.
    </Text>
    <Text tone="quiet">
      This invoice can’t be voided: if the payment of {payerName} was posted by mistake, undo its posting.
    </Text>
  </>
)

const GivenByPractice = ({ payerName, reason }: { payerName: string; reason: GiveToClientReason }) => (
  <>
    <Text>
      {payerName} has decided about these sessions and did not pay this part, so that the practice asks the
      client for it.
      {reason !== 'other' && ` The reason: ${GIVE_TO_CLIENT_REASON_WORDS[reason]}.`} What it paid, and what
      the contract with it takes off, is not on this invoice.
    </Text>
    <Text tone="quiet">
      This invoice can’t be voided: if the client does not owe it, undo that at the claim.
    </Text>
  </>
)
