import type { BillingHome } from '@oaklet/api/contract'
import { Card, Columns, Skeleton, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { waitingCoverage } from '../../../records/coverages/waiting-coverage'
import { waitingMoney } from '../../../records/invoices/waiting-money'
import { WaitingList } from '../../../records/invoices/WaitingList'
import { usePermissions } from '../../../shared/use-session'
import { DepositsCard } from './DepositsCard'
import { Definition } from '../lazy-definition'
import { OwedCard } from './OwedCard'
import { waitingEstimates } from './waiting-estimates'
import { waitingPayments } from './waiting-payments'
import { waitingStatements } from './waiting-statements'
import { WaitingClaimsCard } from './WaitingClaimsCard'

const TITLE = 'Needs you'
const MEANING =
  'Invoices that are past their due date and not settled; completed, missed and late cancelled sessions that no invoice bills yet, with their fees; invoices that were begun and not issued; Good Faith Estimates that have to be sent to clients who pay themselves; statements that wait to be looked through and sent; clients who owe something after three statements for it; charges of Autopay that failed, until a card is charged anew or the invoices are settled; card payments that a client’s bank asks about or disputes, and refunds of Stripe’s own dashboard that somebody has to assign; authorizations with at most two visits left, or in their last 14 days; and clients with a coverage in force that nobody has verified.'

interface PartsOrder {
  /** What is owed and what came in stand before what needs somebody. */
  areFiguresFirst: boolean
}

interface BillingHomeBodyProps extends PartsOrder {
  home: BillingHome
}

/** The cards of the home of the billing. */
export function BillingHomeBody({ home, areFiguresFirst }: BillingHomeBodyProps) {
  const can = usePermissions()
  return (
    <Stack gap="xl">
      <Parts
        areFiguresFirst={areFiguresFirst}
        figures={
          <Columns template="equal" gap="xl">
            <OwedCard owed={home.owed} credit={home.credit} currency={home.currency} />
            <DepositsCard deposits={home.deposits} date={home.date} currency={home.currency} />
          </Columns>
        }
      >
        <Card title={TITLE} actions={<Definition label={TITLE}>{MEANING}</Definition>}>
          <WaitingList
            items={[
              ...waitingPayments(home),
              ...waitingMoney(home, can),
              ...waitingStatements(home, can),
              ...waitingEstimates(home),
              ...waitingCoverage(home),
            ]}
          >
            Sessions to invoice, overdue invoices, drafts, statements to review, estimates that are due,
            failed Autopay charges, disputes to answer, refunds to assign, authorizations that run out and
            coverage to verify show here.
          </WaitingList>
        </Card>
      </Parts>
      {can('claims:view') && <WaitingClaimsCard />}
    </Stack>
  )
}

/** The placeholder while the figures load. */
export function BillingHomeSkeleton({ areFiguresFirst }: PartsOrder) {
  const figure = (
    <Card>
      <Skeleton shape="row" count={5} />
    </Card>
  )
  return (
    <Parts
      areFiguresFirst={areFiguresFirst}
      figures={
        <Columns template="equal" gap="xl">
          {figure}
          {figure}
        </Columns>
      }
    >
      <Card>
        <Skeleton shape="row" count={3} />
      </Card>
    </Parts>
  )
}

function Parts({
  areFiguresFirst,
  figures,
  children,
}: PartsOrder & { figures: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xl">
      {areFiguresFirst ? figures : children}
      {areFiguresFirst ? children : figures}
    </Stack>
  )
}
