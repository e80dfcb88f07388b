/** The colours of the product's look that a document needs. */
export const INK = {
  text: '#16282A',
  quiet: '#4A5B59',
  line: '#D9E4E2',
  tint: '#DAF1EC',
  onTint: '#12534A',
  accent: '#32A293',
} as const

/** What a text looks like; sizes in points. */
export interface TextLook {
  size: number
  color: string
  isBold?: boolean
  align?: 'left' | 'right'
}

/** The looks that there are. */
export const LOOKS = {
  title: { size: 24, color: INK.text, isBold: true },
  heading: { size: 14, color: INK.text, isBold: true },
  words: { size: 10, color: INK.text },
  quiet: { size: 10, color: INK.quiet },
  columnHeading: { size: 9, color: INK.onTint, isBold: true },
  footer: { size: 8, color: INK.quiet },
} as const satisfies Record<string, TextLook>
