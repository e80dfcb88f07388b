import type { ReactNode } from 'react'
import type { FontSize, FontWeight } from '../../tokens/type'
import { text } from './Text.css'

export const TEXT_TONES = ['inherit', 'normal', 'quiet', 'error', 'good'] as const
export const TEXT_ELEMENTS = ['p', 'span', 'div', 'strong', 'em', 'li', 'time'] as const

export interface TextProps {
  /** From `xs` (13 px) to `2xl` (30 px); as large as the text around it by default. */
  size?: FontSize | undefined
  /** From `regular` to `heading`; what its element has by itself by default. */
  weight?: FontWeight | undefined
  /** Agrees with the words, and never says anything alone; as the text around it by default. */
  tone?: (typeof TEXT_TONES)[number] | undefined
  /** `p` by default. */
  as?: (typeof TEXT_ELEMENTS)[number] | undefined
  /** Figures of equal width, for what is compared line by line. */
  isTabular?: boolean | undefined
  /** `end` for figures that stand in a column; as the text around it by default. */
  align?: 'start' | 'end' | undefined
  /** Limits lines to a comfortable length. */
  isReading?: boolean | undefined
  /** Cuts what doesn't fit on one line; never for what is said nowhere else. */
  isOneLine?: boolean | undefined
  /** For what is named or described by these words, in its `aria-labelledby` or `aria-describedby`. */
  id?: string | undefined
  /** The words, and what may stand among them, like a Link; for a heading use Heading. */
  children: ReactNode
}

/** Words in the sizes, weights and tones of the product. */
export function Text(props: TextProps) {
  const {
    size,
    weight,
    tone,
    as: Element = 'p',
    isTabular,
    align,
    isReading,
    isOneLine,
    id,
    children,
  } = props
  const numerals = isTabular === true ? 'tabular' : 'proportional'
  const measure = isReading === true ? 'reading' : 'full'
  const lines = isOneLine === true ? 'one' : 'all'
  return (
    <Element id={id} className={text({ size, weight, tone, numerals, align, measure, lines })}>
      {children}
    </Element>
  )
}
