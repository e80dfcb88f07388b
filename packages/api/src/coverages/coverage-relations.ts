/** How the client is related to the policy holder (box 6 of the CMS-1500); `self` is the client. */
export const COVERAGE_RELATIONS = ['self', 'spouse', 'child', 'other'] as const
/** One of {@link COVERAGE_RELATIONS}. */
export type CoverageRelation = (typeof COVERAGE_RELATIONS)[number]
