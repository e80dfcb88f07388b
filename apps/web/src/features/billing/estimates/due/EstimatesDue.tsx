import { ESTIMATES_MESSAGES } from '@oaklet/api'
import { MAX_ESTIMATES_DUE, type EstimateDue, type Practice } from '@oaklet/api/contract'
import { Banner, LinkButton, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { failureWords } from '../../../../shared/failure-words'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { usePage } from '../../../../shared/use-page'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { estimateCrumbs } from '../../billing-crumbs'
import { billingQueries } from '../../billing-queries'
import { DUE_TITLE } from '../estimate-words'
import { useMakeEstimate } from '../making/use-make-estimate'
import { DueTable } from './DueTable'

/** /billing/estimates?view=due: the clients to whom an estimate has to be sent, and by when. */
export function EstimatesDue({ practice }: { practice: Practice }) {
  usePage(DUE_TITLE)
  const query = useQuery(billingQueries(useApi(), practice.id).estimatesDue())
  const making = useMakeEstimate()
  const make = ({ client, clinician, period }: EstimateDue) => {
    if (period === null) return
    making.mutate({
      ...{ clientId: client.id, clinicianId: clinician.id, ...period },
      ...{ reason: 'scheduled', askedOn: null },
    })
  }
  return (
    <Stack gap="xl">
      <PageHeader
        title={DUE_TITLE}
        summary="Clients who pay themselves get one before their sessions: three business days after these are booked, or one where they are less than ten business days away."
        breadcrumbs={estimateCrumbs(DUE_TITLE)}
        actions={<LinkButton href={paths.estimates()}>All estimates</LinkButton>}
      />
      {making.error !== null && (
        <Banner tone="bad" isAnnounced>
          {failureWords(making.error, ESTIMATES_MESSAGES.create)}
        </Banner>
      )}
      <WhenLoaded
        query={query}
        fallback={ESTIMATES_MESSAGES.due}
        label="Loading estimates that are due"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {({ items, count }) => (
          <Stack gap="m">
            {count > items.length && (
              <Banner tone="info">
                These are the first {MAX_ESTIMATES_DUE} of {count}. Once they are sent, the others show.
              </Banner>
            )}
            <DueTable items={items} isPending={making.isPending} onMake={make} />
          </Stack>
        )}
      </WhenLoaded>
    </Stack>
  )
}
