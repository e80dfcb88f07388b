import type { ReactNode } from 'react'
import type { FontSize, FontWeight } from '../../tokens/type'
import { text } from './Text.css'

export const TEXT_TONES = ['inherit', 'normal', 'quiet', 'error', 'good'] as const
export const TEXT_ELEMENTS = ['p', 'span', 'div', 'strong', 'em', 'li', 'time'] as const

export interface TextProps {
  size?: FontSize | undefined
  weight?: FontWeight | undefined
  tone?: (typeof TEXT_TONES)[number] | undefined
  /** `p` unless said otherwise. */
  as?: (typeof TEXT_ELEMENTS)[number] | undefined
  /** Figures of equal width, for what is compared line by line. */
  isTabular?: boolean | undefined
  align?: 'start' | 'end' | undefined
  /** Keeps lines to a comfortable length. */
  isReading?: boolean | undefined
  /** Cuts what doesn't fit on one line; never for what is said nowhere else. */
  isOneLine?: boolean | undefined
  id?: string | undefined
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
