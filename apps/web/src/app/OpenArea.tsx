import { createLateApi, createJoinApi } from '@oaklet/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ApiContext } from '../shared/use-api'
import { JoiningContext } from '../shared/use-joining'
import { useSessionState } from '../shared/use-session'
import { LoadingScreen } from './LoadingScreen'
import { createQueryClient } from '../shared/query-client'
import type { Services } from './services'

/** Stands around the screens that are open to anyone, once it is known whether a person is signed in. */
export function OpenArea({ services: { http, session } }: { services: Services }) {
  const isKnown = useSessionState(({ status }) => status !== 'restoring')
  const [queryClient] = useState(createQueryClient)
  const [api] = useState(() => createLateApi(http, session.credentials))
  const [joining] = useState(() => ({ ...createJoinApi(http), join: api.invitations.join }))
  if (!isKnown) return <LoadingScreen />
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <JoiningContext value={joining}>
          <Outlet />
        </JoiningContext>
      </ApiContext>
    </QueryClientProvider>
  )
}
