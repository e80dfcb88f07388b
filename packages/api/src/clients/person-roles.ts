/** What a person is to a client; one person may be several of these. */
export const PERSON_ROLES = ['guardian', 'emergency', 'responsible', 'partner', 'collateral'] as const
/** One of {@link PERSON_ROLES}. */
export type PersonRole = (typeof PERSON_ROLES)[number]

/** How far a guardian decides for a minor by law. */
export const LEGAL_CUSTODIES = ['sole', 'joint', 'none', 'unknown'] as const
/** One of {@link LEGAL_CUSTODIES}. */
export type LegalCustody = (typeof LEGAL_CUSTODIES)[number]
