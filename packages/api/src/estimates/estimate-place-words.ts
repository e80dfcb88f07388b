import type { EstimatePlace } from './estimate-document'

/** Where sessions are expected, in words. */
export const ESTIMATE_PLACE_WORDS: Readonly<Record<EstimatePlace, string>> = {
  '11': 'Office',
  '10': 'Telehealth, client at home',
  '02': 'Telehealth, client elsewhere',
}
