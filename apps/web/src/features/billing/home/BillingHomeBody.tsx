import type { BillingHome } from '@oaklet/api/contract'
import { Card, Columns, Skeleton, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { waitingCoverage } from '../../../records/coverages/waiting-coverage'
import { waitingMoney } from '../../../records/invoices/waiting-money'
import { WaitingList } from '../../../records/invoices/WaitingList'
import { usePermissions, usePermissionsForAll } from '../../../shared/use-session'
import { DepositsCard } from './DepositsCard'
import { Definition } from '../lazy-definition'
import { InsurancesOwedCard } from './InsurancesOwedCard'
import { OwedCard } from './OwedCard'
import { waitingEstimates } from './waiting-estimates'
import { waitingPayments } from './waiting-payments'
import { waitingStatements } from './waiting-statements'
import { WaitingClaimsCard } from './WaitingClaimsCard'

const TITLE = 'Needs you'
const MEANING =
  'Invoices that are past their due date and not settled; completed, missed and late cancelled sessions that no invoice bills yet, with their fees; invoices that were begun and not issued; Good Faith Estimates that have to be sent to clients who pay themselves; statements that wait to be looked through and sent; clients who owe something after three statements for it; charges of Autopay that failed, until a card is charged anew or the invoices are settled; card payments that a client’s bank asks about or disputes, and refunds of Stripe’s own dashboard that somebody has to assign; card payments, refunds and disputes for which Stripe’s book says another sum than yours; authorizations with at most two visits left, or in their last 14 days; and clients with a coverage in force that nobody has verified.'

interface PartsOrder {
  /** Which part stands first: what needs somebody, what is owed and came in, or that beginning with insurances. */
  first: 'needs' | 'money' | 'insurances'
}

interface BillingHomeBodyProps extends PartsOrder {
  home: BillingHome
}

/** The cards of the home of the billing. */
export function BillingHomeBody({ home, first }: BillingHomeBodyProps) {
  const can = usePermissions()
  const { currency, owedByInsurances } = home
  return (
    <Stack gap="xl">
      <Parts
        first={first}
        ofClients={<OwedCard owed={home.owed} credit={home.credit} currency={currency} />}
        ofInsurances={
          owedByInsurances !== null && <InsurancesOwedCard owed={owedByInsurances} currency={currency} />
        }
        deposits={<DepositsCard deposits={home.deposits} date={home.date} currency={currency} />}
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
            failed Autopay charges, disputes to answer, refunds to assign, differences from Stripe,
            authorizations that run out and coverage to verify show here.
          </WaitingList>
        </Card>
      </Parts>
      {can('claims:view') && <WaitingClaimsCard />}
    </Stack>
  )
}

/** The placeholder while the figures load. */
export function BillingHomeSkeleton({ first }: PartsOrder) {
  const seesAll = usePermissionsForAll()
  const figure = (
    <Card>
      <Skeleton shape="row" count={5} />
    </Card>
  )
  return (
    <Parts first={first} ofClients={figure} ofInsurances={seesAll('claims:view') && figure} deposits={figure}>
      <Card>
        <Skeleton shape="row" count={3} />
      </Card>
    </Parts>
  )
}

interface PartsProps extends PartsOrder {
  ofClients: ReactNode
  /** False for those who may not see all claims. */
  ofInsurances: ReactNode
  deposits: ReactNode
  children: ReactNode
}

function Parts({ first, ofClients, ofInsurances, deposits, children }: PartsProps) {
  const figures =
    ofInsurances === false ? (
      <Columns template="equal" gap="xl">
        {ofClients}
        {deposits}
      </Columns>
    ) : (
      <>
        <Columns template="equal" gap="xl">
          {first === 'insurances' ? ofInsurances : ofClients}
          {first === 'insurances' ? ofClients : ofInsurances}
        </Columns>
        {deposits}
      </>
    )
  return (
    <Stack gap="xl">
      {first === 'needs' ? children : figures}
      {first === 'needs' ? figures : children}
    </Stack>
  )
}
