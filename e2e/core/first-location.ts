import type { Location } from '@oaklet/api'
import type { ApiPerson } from './api-person'

/** The location that a practice begins with, which is its primary one. */
export async function firstLocation({
  api,
  practiceId,
}: Pick<ApiPerson, 'api' | 'practiceId'>): Promise<Location> {
  const [first] = await api.locations.list({ practiceId })
  if (!first) throw new Error('A practice begins with a location')
  return first
}
