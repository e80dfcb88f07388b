/** Whom an answer speaks of, as the claim calls them. */
const ENTITIES: Readonly<Record<string, string>> = {
  '85': 'billing',
  '82': 'rendering',
  DQ: 'supervising',
  '77': 'facility',
  IL: 'subscriber',
  QC: 'client',
  PR: 'payer',
  '40': 'receiver',
  '41': 'sender',
}

/** The part of a claim that an entity code speaks of; undefined for one that it does not have. */
export const entityNamed = (code: string): string | undefined => ENTITIES[code]
