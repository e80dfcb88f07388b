import type { VisitsApi } from '@oaklet/api'
import { createContext, use } from 'react'

/** Carries the calls of a client around the page of their appointment. */
export const VisitsContext = createContext<VisitsApi | null>(null)

/** The calls of a client who opened the link of a reminder; none of them carries a session of the staff. */
export function useVisits(): VisitsApi {
  const visits = use(VisitsContext)
  if (visits === null) throw new Error('This screen stands outside VisitsContext')
  return visits
}
