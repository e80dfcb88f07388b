import { createApi } from '@oaklet/api'
import { ToastRegion } from '@oaklet/design-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiContext } from '../shared/use-api'
import { createQueryClient } from './query-client'
import { RequireSession } from './RequireSession'
import type { Services } from './services'
import { Shell } from './shell/Shell'

/** Everything behind signing in: loaded apart, so that the sign-in page doesn't carry it. */
export function StaffArea({ services: { http, session } }: { services: Services }) {
  const [api] = useState(() => createApi(http, session.credentials))
  const [queryClient] = useState(createQueryClient)

  // The next person at this desk never sees what the last one loaded.
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (state.user?.id !== before.user?.id) queryClient.clear()
      }),
    [session, queryClient],
  )

  return (
    <RequireSession>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <Shell />
          <ToastRegion />
        </QueryClientProvider>
      </ApiContext>
    </RequireSession>
  )
}
