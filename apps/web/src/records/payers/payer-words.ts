import type { ClaimDelivery, PayerKind } from '@oaklet/api/contract'

/** The kinds of insurance as people call them. */
export const PAYER_KIND_WORDS: Readonly<Record<PayerKind, string>> = {
  commercial: 'Commercial',
  bcbs: 'Blue Cross Blue Shield',
  hmo: 'HMO',
  ppo: 'PPO',
  pos: 'Point of service (POS)',
  epo: 'EPO',
  medicare: 'Medicare',
  medicaid: 'Medicaid',
  tricare: 'TRICARE',
  champva: 'CHAMPVA',
  fep: 'Federal employees',
  workers_comp: 'Workers’ compensation',
  other: 'Other',
}

/** How claims reach a payer, in a word. */
export const CLAIM_DELIVERY_WORDS: Readonly<Record<ClaimDelivery, string>> = { file: 'File', paper: 'Paper' }
