import type { ReferralSource } from './referral-source'

/** What people call each referral source, wherever it is read. */
export const REFERRAL_SOURCE_WORDS: Readonly<Record<ReferralSource, string>> = {
  online_search: 'Online search',
  therapist_directory: 'Therapist directory',
  social_media: 'Social media',
  insurer: 'Insurer’s list',
  health_professional: 'Doctor or clinician',
  family_or_friend: 'Family or friend',
  returning_client: 'Returning client',
  school: 'School or college',
  employer: 'Employer or EAP',
  community: 'Community group',
  court: 'Court or attorney',
  other: 'Other',
}
