import type { Api } from '@oaklet/api'
import type { Service } from '@oaklet/api/contract'
import { queryOptions } from '@tanstack/react-query'

/** The practice's name, time zone, currency and opening hours. */
export const practiceQuery = (api: Api, orgId: string, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'practice', orgId],
    queryFn: ({ signal }) => api.organization.practice({ orgId, practiceId }, { signal }),
  })

/** Everyone who can hold appointments. */
export const cliniciansQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'clinicians'],
    queryFn: ({ signal }) => api.staff.listClinicians({ practiceId }, { signal }),
  })

/** The places that are open for sessions. */
export const locationsQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'locations', 'active'],
    queryFn: ({ signal }) => api.locations.listActive({ practiceId }, { signal }),
  })

/** What the practice bills for, with usual lengths and fees, the inactive services too. */
export const servicesQuery = (api: Api, practiceId: string) =>
  queryOptions({
    queryKey: [practiceId, 'services'],
    queryFn: ({ signal }) => api.services.list({ practiceId }, { signal }),
  })

const activeOf = (services: readonly Service[]) => services.filter(({ isActive }) => isActive)

/** What can be booked, with usual lengths and fees. */
export const activeServicesQuery = (api: Api, practiceId: string) =>
  queryOptions({ ...servicesQuery(api, practiceId), select: activeOf })
