import type { OnboardingApi } from '@oaklet/api'
import { createContext, use } from 'react'

/** Carries the calls of a client around the pages of their packet. */
export const OnboardingContext = createContext<OnboardingApi | null>(null)

/** The calls of a client who opened the link of a packet; none of them carries a session of the staff. */
export function useOnboarding(): OnboardingApi {
  const onboarding = use(OnboardingContext)
  if (onboarding === null) throw new Error('This screen stands outside OnboardingContext')
  return onboarding
}
