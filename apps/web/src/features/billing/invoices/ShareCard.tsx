import { GIVE_TO_CLIENT_REASON_WORDS, type GiveToClientReason, type Invoice } from '@oaklet/api/contract'
import { Card, Inline, Link, Stack, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'

/** The name of what is the client’s once an insurance has decided. */
const SHARE_TITLE = 'Your share after insurance'

type Share = Pick<Invoice, 'givenReason' | 'remittance' | 'lines'> & { payerName: string }

/** Says in plain words why the client owes these amounts after an insurance has decided, and what staff can do about it. */
export function ShareCard({ share }: { share: Share }) {
  return (
    <Card title={SHARE_TITLE}>
      <Stack gap="s">
        {share.givenReason === null ? (
          <LeftByInsurance payerName={share.payerName} />
        ) : (
          <GivenByPractice payerName={share.payerName} reason={share.givenReason} />
        )}
        <Origin share={share} />
      </Stack>
    </Card>
  )
}

/** Leads to the payment that left the share to the client, and to the claims, for those who may see them. */
function Origin({ share: { remittance, lines } }: { share: Share }) {
  const claims = new Map(
    lines.flatMap(({ share }) => (share?.claim ? [[share.claim.id, share.claim] as const] : [])),
  )
  if (remittance === null && claims.size === 0) return null
  return (
    <Inline gap="m">
      {remittance !== null && (
        <Link href={paths.remittance(remittance.id)}>
          {[
            `Payment of ${remittance.payerName}`,
            ...(remittance.paidOn === null ? [] : [formatMediumDate(remittance.paidOn)]),
          ].join(', ')}
        </Link>
      )}
      {[...claims.values()].map(({ id, pcn }) => (
        <Link key={id} href={paths.claim(id)}>{`Claim ${pcn}`}</Link>
      ))}
    </Inline>
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
