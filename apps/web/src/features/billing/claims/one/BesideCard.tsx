import type { Claim, ClaimBeside } from '@oaklet/api/contract'
import { Card, ItemList, Link } from '@oaklet/design-system'
import { priorityWords } from '../../../../records/coverages/policy-words'
import { paths } from '../../../../shared/paths'
import { claimName } from '../claim-words'
import { ClaimBadge } from '../ClaimBadge'

/** The claims for the same sessions to the client’s other insurances; nothing where there are none. */
export const BesideCard = ({ claim: { beside } }: { claim: Claim }) =>
  beside.length > 0 && (
    <Card title="Claims to other insurances">
      <ItemList items={beside.map(itemOf)} />
    </Card>
  )

const itemOf = (one: ClaimBeside) => ({
  id: one.id,
  title: <Link href={paths.claim(one.id)}>{claimName(one)}</Link>,
  detail: `${one.payerName}, ${priorityWords(one.priority)}`,
  trailing: <ClaimBadge claim={{ state: one.state, receivedOn: null, label: null }} />,
})
