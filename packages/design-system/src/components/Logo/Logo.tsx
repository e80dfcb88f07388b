import { deepLeaf, disc, leaf, logo, mark, stem } from './Logo.css'

export const LOGO_SIZES = ['m', 'l'] as const

export interface LogoProps {
  /** Words of 20 px (`m`, by default) or 30 px, for a page with nothing else above. */
  size?: (typeof LOGO_SIZES)[number] | undefined
}

/** The mark of two leaves and the name. */
export function Logo({ size }: LogoProps) {
  return (
    <span className={logo({ size })}>
      <svg viewBox="0 0 32 32" className={mark} aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="15.5" className={disc} />
        <path d="M16 26V15" className={stem} strokeWidth="2" strokeLinecap="round" fill="none" />
        <path d="M15.6 17.2C9.6 17.6 7 14 7.2 9c5.4-.4 9 2.6 8.4 8.200Z" className={leaf} />
        <path d="M16.6 21.200c.2-4.8 3-7.6 8.2-7.4 0 5.2-3 7.9-8.2 7.400Z" className={deepLeaf} />
      </svg>
      Oaklet
    </span>
  )
}
