import { BILLING_MESSAGES } from '@oaklet/api'
import { Icon, Inline, LinkButton, PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { usePermissions, usePermissionsForAll, usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { BILLING_PLACES } from '../billing-places'
import { billingQueries } from '../billing-queries'
import { BillingHomeBody, BillingHomeSkeleton } from './BillingHomeBody'

/**
 * /billing: what needs somebody, what is owed, and what came in; /billing/financial-reports begins with the money, and
 * /billing/insurance-claims with what insurances owe.
 */
export function BillingHomeScreen() {
  usePage('Billing')
  const { pathname } = useLocation()
  const may = usePermissions()
  const queries = billingQueries(useApi(), usePracticeId())
  const home = useQuery(queries.home())
  // Its card comes with the others, so that nothing moves. It takes the longest, so it is asked for at once.
  useQuery({ ...queries.claimTotals(), enabled: may('claims:view') })
  const first = firstPartOf(pathname, usePermissionsForAll()('claims:view'))
  return (
    <Stack gap="xl">
      <PageHeader
        title="Billing"
        actions={
          may('invoices:create') && (
            <LinkButton href={paths.newInvoice()} tone="primary" icon={<Icon of="plus" />}>
              New invoice
            </LinkButton>
          )
        }
      />
      <nav aria-label="Parts of billing">
        <Inline>
          {BILLING_PLACES.filter(({ permission }) => permission === undefined || may(permission)).map(
            ({ id, label, path }) => (
              <LinkButton key={id} href={path} size="small">
                {label}
              </LinkButton>
            ),
          )}
        </Inline>
      </nav>
      <WhenLoaded
        query={home}
        fallback={BILLING_MESSAGES.home}
        label="Loading billing"
        placeholder={<BillingHomeSkeleton first={first} />}
      >
        {(known) => <BillingHomeBody home={known} first={first} />}
      </WhenLoaded>
    </Stack>
  )
}

function firstPartOf(pathname: string, seesClaims: boolean) {
  if (pathname === paths.financialReports()) return 'money'
  return pathname === paths.insuranceClaims() && seesClaims ? 'insurances' : 'needs'
}
