import { SERVICES_MESSAGES } from '@oaklet/api'
import { Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { servicesQuery } from '../../../records/practice/practice-queries'
import { WithPractice } from '../../../records/practice/WithPractice'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { ActiveRecords } from './ActiveRecords'
import type { ServiceDialogProps } from './ServiceDialog'
import { serviceColumns } from './service-columns'

const ServiceDialog = lazyDialog<ServiceDialogProps>(
  ({ title }) => title,
  async () => (await import('./ServiceDialog')).ServiceDialog,
)

/** What the practice bills for, with its fees. */
export const ServicesSection = () => (
  <WithPractice>{({ currency }) => <Services currency={currency} />}</WithPractice>
)

function Services({ currency }: { currency: string }) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const services = useQuery(servicesQuery(api, practiceId))
  const columns = useMemo(() => serviceColumns(currency), [currency])
  return (
    <WhenLoaded
      query={services}
      fallback={SERVICES_MESSAGES.list}
      label="Loading the services"
      placeholder={<Skeleton shape="row" count={6} />}
    >
      {(known) => (
        <ActiveRecords
          label="Services and fees"
          records={known}
          what="service"
          nameOf={({ code, label }) => `${code} ${label}`}
          hint="Only active services can be booked. What is booked already keeps its fee."
          consequence="It can’t be booked then"
          empty={{
            title: 'No services yet',
            icon: 'receipt',
            words:
              'Add what your practice bills for, with its code, its usual length and its full fee. Sessions are booked with these services.',
          }}
          columns={columns}
          onIntent={ServiceDialog.onIntent}
          dialog={(props) => <ServiceDialog {...props} currency={currency} />}
          save={({ id, ...service }) => api.services.update({ practiceId, serviceId: id }, service)}
          remove={({ id }) => api.services.remove({ practiceId, serviceId: id })}
          fallback={SERVICES_MESSAGES.save}
        />
      )}
    </WhenLoaded>
  )
}
