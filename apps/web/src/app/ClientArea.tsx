import { createOnboardingApi, createVisitsApi } from '@oaklet/api'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { OnboardingContext } from '../shared/use-onboarding'
import { VisitsContext } from '../shared/use-visits'
import type { Services } from './services'

/** Stands around the pages of clients, whoever of the staff is signed in in this browser. */
export function ClientArea({ services: { http } }: { services: Services }) {
  const [onboarding] = useState(() => createOnboardingApi(http))
  const [visits] = useState(() => createVisitsApi(http))
  return (
    <OnboardingContext value={onboarding}>
      <VisitsContext value={visits}>
        <Outlet />
      </VisitsContext>
    </OnboardingContext>
  )
}
