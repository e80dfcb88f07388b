import { REFERRAL_SOURCE_WORDS, type ReferralSource } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import type { Split } from './breakdowns'

const NOT_RECORDED = 'not_recorded'

/** Splits clients `c` by how they came to the practice; clients without a source come last. */
export const byReferralSource: Split = {
  name: 'Referral source',
  told: 'by the referral source that is recorded for them now',
  key: sql`coalesce(c.referral_source, ${NOT_RECORDED})`,
  label: (id) => (id === NOT_RECORDED ? 'Not recorded' : REFERRAL_SOURCE_WORDS[id as ReferralSource]),
  rest: NOT_RECORDED,
}
