import type { LucideIcon } from 'lucide-react'
import { glyph } from './Glyph.css'

export const ICON_SIZES = ['s', 'm', 'l'] as const

interface GlyphProps {
  of: LucideIcon
  size?: (typeof ICON_SIZES)[number] | undefined
  label?: string | undefined
}

/** One drawing. Components use it with just the icon they need, so that a page loads no others. */
export function Glyph({ of: Drawing, size, label }: GlyphProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing {...name} className={glyph({ size })} strokeWidth={1.75} focusable={false} />
}
