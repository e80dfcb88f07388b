import { CLAIMS_MESSAGES } from '@oaklet/api'
import { Card, Skeleton, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { WaitingList } from '../../../records/invoices/WaitingList'
import { useApi } from '../../../shared/use-api'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import { Definition } from '../lazy-definition'
import { waitingClaims } from './waiting-claims'

const TITLE = 'Insurance claims'
const MEANING =
  'Claims that are past or near their filing limit, that have to be put right or sent, or that an insurance denied; appeals that it has not answered by the day that was expected; remittances that have to be reviewed or posted; and completed insured sessions that are on none.'

/** What insurers are still to be asked for. Its figures take longer than all others: nothing waits for them, nor stands below. */
export function WaitingClaimsCard() {
  const can = usePermissions()
  const totals = useQuery(billingQueries(useApi(), usePracticeId()).claimTotals())
  return (
    <Card title={TITLE} actions={<Definition label={TITLE}>{MEANING}</Definition>}>
      <WhenLoaded
        query={totals}
        fallback={CLAIMS_MESSAGES.list}
        label="Loading claims"
        placeholder={<Skeleton shape="row" count={3} />}
      >
        {(known) => {
          const items = waitingClaims(known, can)
          if (items.length === 0)
            return (
              <Text tone="quiet">
                No claim has to be made, fixed or sent, none is denied, no answer to an appeal is overdue, and
                no remittance waits.
              </Text>
            )
          return <WaitingList items={items}>{null}</WaitingList>
        }}
      </WhenLoaded>
    </Card>
  )
}
