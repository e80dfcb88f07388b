import type { Api } from '@oaklet/api'
import { createContext, use } from 'react'

/** Carries the signed-in person's client from the frame. */
export const ApiContext = createContext<Api | null>(null)

/** Every call that the signed-in person can make. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('This screen stands outside ApiContext')
  return api
}
