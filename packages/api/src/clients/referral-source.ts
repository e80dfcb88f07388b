/** Where clients come from, in the order to choose from. */
export const REFERRAL_SOURCES = [
  'online_search',
  'therapist_directory',
  'social_media',
  'insurer',
  'health_professional',
  'family_or_friend',
  'returning_client',
  'school',
  'employer',
  'community',
  'court',
  'other',
] as const
/** One of {@link REFERRAL_SOURCES}. */
export type ReferralSource = (typeof REFERRAL_SOURCES)[number]
