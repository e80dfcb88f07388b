import type { ReferralSource } from '@oaklet/api/contract'
import type { DemoPerson } from './demo-people'

/** Referral sources in realistic shares: most from a directory and by word of mouth, some not recorded. */
const SOURCES: readonly (ReferralSource | null)[] = [
  ...(['therapist_directory', 'family_or_friend', 'health_professional', 'online_search', null] as const),
  ...([
    'therapist_directory',
    'insurer',
    'family_or_friend',
    'online_search',
    'health_professional',
  ] as const),
  ...(['therapist_directory', 'returning_client', 'family_or_friend', 'employer', null] as const),
  ...([
    'therapist_directory',
    'health_professional',
    'online_search',
    'family_or_friend',
    'insurer',
  ] as const),
  ...(['therapist_directory', 'social_media', 'community', null] as const),
]

/** How a client of the demonstration came; it draws nothing, so that all that is drawn stays as it was. */
export const demoReferral = ({ type }: Pick<DemoPerson, 'type'>, index: number): ReferralSource | null =>
  type === 'minor' ? 'school' : (SOURCES[index % SOURCES.length] ?? null)
