import { createLateApi } from '@oaklet/api'
import { ToastRegion } from '@oaklet/design-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LiveNotifications } from '../features/notifications/LiveNotifications'
import { AskBeforeLeaving } from '../shared/forms/AskBeforeLeaving'
import { endOffers } from '../shared/offer-undo'
import { ApiContext } from '../shared/use-api'
import { useUser } from '../shared/use-session'
import { IdleLock } from './idle-lock/IdleLock'
import { createQueryClient } from '../shared/query-client'
import { RequireSession } from './RequireSession'
import type { Services } from './services'
import { Shell } from './shell/Shell'
import { useArrival } from './use-arrival'

/** Everything behind signing in: loaded apart, so that the sign-in page doesn't carry it. */
export function StaffArea({ services }: { services: Services }) {
  return (
    <RequireSession>
      <OnePerson services={services} />
    </RequireSession>
  )
}

/**
 * Each person gets a client and a cache of their own in each of their organizations; no other
 * person and no other organization sees what was loaded before.
 */
function OnePerson({ services }: { services: Services }) {
  const { id, organizationId } = useUser()
  const isArrived = useArrival()
  return isArrived && <StaffServices key={`${id} ${organizationId}`} services={services} />
}

function StaffServices({ services: { http, session } }: { services: Services }) {
  const [api] = useState(() => createLateApi(http, session.credentials))
  const [queryClient] = useState(createQueryClient)
  useEffect(
    () => () => {
      endOffers()
      // A call that fails from here on belongs to no session any more.
      queryClient.getMutationCache().clear()
    },
    [queryClient],
  )
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <IdleLock>
          <AskBeforeLeaving>
            <Shell />
          </AskBeforeLeaving>
          <LiveNotifications />
          <ToastRegion />
        </IdleLock>
      </QueryClientProvider>
    </ApiContext>
  )
}
