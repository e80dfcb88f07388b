/** What axe leaves out by itself: the strictest level's rules, and those it calls experimental. */
const STRICTER_RULES = [
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

/**
 * What `axe.configure` is given: text has the contrast of the strictest level, 7 to 1, and large text 4.5 to 1. axe has a
 * second rule for what lies between that and the minimum, and would find every colour on the page once more for it.
 */
export const AXE_CONFIG = {
  rules: STRICTER_RULES.map((id) => ({ id, enabled: true })),
  checks: [
    {
      id: 'color-contrast',
      evaluate: 'color-contrast-evaluate',
      // All of them, as they replace axe's own; only the ratios differ.
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.1,
        textStrokeEmMin: 0.03,
      },
    },
  ],
}
