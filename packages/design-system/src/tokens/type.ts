/** Drawn by the Braille Institute for readers with low vision: letters and figures that can't be mistaken. */
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

/** What each size is for. */
export const fontSizeReasons: Readonly<Record<FontSize, string>> = {
  xs: '13 px. Badges; the smallest that is ever set.',
  s: '14 px. Help beside a field, column heads, what is said in passing.',
  compact: '15 px. The body of the compact density.',
  body: '16 px. Everything that is read, unless there is a reason.',
  l: '19 px. The title of a card or a dialog.',
  xl: '24 px. The heading of a section.',
  '2xl': '30 px. The one heading of a page, and a single number.',
}

export const fontWeight = { regular: '400', medium: '550', strong: '650', heading: '700' } as const
export type FontWeight = keyof typeof fontWeight

/** What each weight is for. */
export const fontWeightReasons: Readonly<Record<FontWeight, string>> = {
  regular: 'Running text.',
  medium: 'A link in running text, a label of a number.',
  strong: 'Labels, buttons, the first column of a table.',
  heading: 'Headings, set a little tighter.',
}

export const lineHeight = { tight: '1.2', body: '1.5' } as const

/** The longest comfortable line. */
export const measure = '68ch'
