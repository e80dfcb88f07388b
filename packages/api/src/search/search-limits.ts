/** Suggestions are for more than 2 characters (spec §2, §9: AI search). */
export const MIN_SUGGESTION_LENGTH = 3
/** The most characters that a search may have. */
export const MAX_SEARCH_LENGTH = 200
