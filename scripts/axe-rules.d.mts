/** What axe leaves out by itself: the strictest level's rules, and those it calls experimental. */
export const STRICTER_RULES: readonly string[]
