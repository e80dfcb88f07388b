/** What axe leaves out by itself: the strictest level's rules, and those it calls experimental. */
export const STRICTER_RULES = [
  'color-contrast-enhanced',
  'css-orientation-lock',
  'focus-order-semantics',
  'hidden-content',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'meta-refresh-no-exceptions',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]
