import { createOffersApi, createOnboardingApi, createVisitsApi } from '@oaklet/api'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { OffersContext } from '../shared/use-offers'
import { OnboardingContext } from '../shared/use-onboarding'
import { VisitsContext } from '../shared/use-visits'
import type { Services } from './services'

/** Stands around the pages of clients, whoever of the staff is signed in in this browser. */
export function ClientArea({ services: { http } }: { services: Services }) {
  const [onboarding] = useState(() => createOnboardingApi(http))
  const [visits] = useState(() => createVisitsApi(http))
  const [offers] = useState(() => createOffersApi(http))
  return (
    <OnboardingContext value={onboarding}>
      <VisitsContext value={visits}>
        <OffersContext value={offers}>
          <Outlet />
        </OffersContext>
      </VisitsContext>
    </OnboardingContext>
  )
}
