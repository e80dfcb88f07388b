import type { OffersApi } from '@oaklet/api'
import { createContext, use } from 'react'

/** Carries the calls of a client around the page of an offered time. */
export const OffersContext = createContext<OffersApi | null>(null)

/** The calls of a client who opened the link of an offered time; none of them carries a session of the staff. */
export function useOffers(): OffersApi {
  const offers = use(OffersContext)
  if (offers === null) throw new Error('This screen stands outside OffersContext')
  return offers
}
