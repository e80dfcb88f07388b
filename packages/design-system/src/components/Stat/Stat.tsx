import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components'
import { label as labelStyle, note as noteStyle, stat, value as valueStyle, wholeLink } from './Stat.css'

export interface StatProps {
  /** What is counted, and when: "Collected this month"; with `href` it is the name of the link. */
  label: string
  /** The number as it is read, with its unit; a MoneyText for money. */
  value: ReactNode
  /** What to compare it with. */
  note?: ReactNode
  /** Where the number comes from. */
  href?: string | undefined
}

/** One number with what it counts. */
export function Stat({ label, value, note, href }: StatProps) {
  return (
    <div className={stat}>
      <p className={labelStyle}>
        {href === undefined ? (
          label
        ) : (
          <AriaLink href={href} className={wholeLink}>
            {label}
          </AriaLink>
        )}
      </p>
      <div className={valueStyle}>{value}</div>
      {note !== undefined && <p className={noteStyle}>{note}</p>}
    </div>
  )
}
