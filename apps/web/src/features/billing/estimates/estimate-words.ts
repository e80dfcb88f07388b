import type {
  EstimateDueCause,
  EstimateLack,
  EstimateReason,
  EstimateStatus,
  EstimateSummary,
  Permission,
} from '@oaklet/api/contract'
import { paths } from '../../../shared/paths'

/** What each status is called, and the tone of its badge. */
export const ESTIMATE_BADGES = {
  draft: { word: 'Draft', tone: 'neutral' },
  sent: { word: 'Sent', tone: 'good' },
  replaced: { word: 'Replaced', tone: 'wait' },
} as const satisfies Record<EstimateStatus, { word: string; tone: string }>

/** The titles of what is done with estimates. */
export const SEND_TITLE = 'Send estimate'
export const EDIT_TITLE = 'Edit the draft'
export const MAKE_TITLE = 'Make an estimate'
export const DUE_TITLE = 'Estimates that are due'

/** "Good Faith Estimate 7", or "Draft estimate" until it has a number. */
export const estimateName = ({ number }: Pick<EstimateSummary, 'number'>): string =>
  number === null ? 'Draft estimate' : `Good Faith Estimate ${number}`

/** Why one is made. */
export const REASON_WORDS: Readonly<Record<EstimateReason, string>> = {
  scheduled: 'Sessions are scheduled',
  requested: 'The client asked for it',
}

/** Why one is due. */
export const CAUSE_WORDS: Readonly<Record<EstimateDueCause, string>> = {
  scheduled: 'Sessions are booked',
  changed: 'A session differs from what was sent',
  requested: 'The client asked',
}

/** What is missing, as a sentence. */
export const LACK_WORDS: Readonly<Record<EstimateLack, string>> = {
  billing_profile: 'The practice has no billing profile.',
  biller_npi: 'The billing profile has no NPI.',
  biller_tax_id: 'The billing profile has no tax number.',
  clinician_npi: 'The clinician has no NPI.',
  client_birth_date: 'The client has no date of birth.',
  state: 'The state in which the sessions are is not known.',
}

interface Whose {
  client: { id: string }
  clinician: { id: string }
}

/** Where a person fills in what is missing; undefined for those who may not, and for what the draft itself says. */
export function lackHref(
  lack: EstimateLack,
  { client, clinician }: Whose,
  may: (permission: Permission) => boolean,
): string | undefined {
  switch (lack) {
    case 'billing_profile':
    case 'biller_npi':
    case 'biller_tax_id':
      return may('billing:edit') ? paths.billingSettings() : undefined
    case 'clinician_npi':
      return may('staff:edit') ? paths.staffMember(clinician.id, 'profile') : undefined
    case 'client_birth_date':
      return may('clients:write') ? paths.client(client.id) : undefined
    case 'state':
      return undefined
  }
}
