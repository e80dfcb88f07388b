import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { glyph } from './Glyph.css'

export const ICON_SIZES = ['s', 'm', 'l'] as const

interface GlyphProps {
  of: IconNode
  size?: (typeof ICON_SIZES)[number] | undefined
  label?: string | undefined
  weight?: 'regular' | 'bold'
  className?: string
}

/** One drawing. Components use it with just the icon they need, so that a page loads no others. */
export function Glyph({ of: parts, size, label, weight, className = '' }: GlyphProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...name}
      className={`${glyph({ size, weight })} ${className}`}
      viewBox="0 0 24 24"
      focusable={false}
    >
      {parts.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
