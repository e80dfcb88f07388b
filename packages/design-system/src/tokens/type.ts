export const fontFamily =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Sizes in rem; nothing is ever set below 13 px. */
export const fontSize = {
  xs: '0.8125rem',
  s: '0.875rem',
  compact: '0.9375rem',
  body: '1rem',
  l: '1.1875rem',
  xl: '1.5rem',
  '2xl': '1.875rem',
} as const
export type FontSize = keyof typeof fontSize

export const fontWeight = { regular: '400', medium: '550', strong: '650', heading: '700' } as const
export type FontWeight = keyof typeof fontWeight

export const lineHeight = { tight: '1.2', body: '1.5' } as const

/** The longest comfortable line. */
export const measure = '68ch'
