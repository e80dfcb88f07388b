import type { ReactNode } from 'react'
import { Text } from '../components/Text/Text'
import { name as nameStyle, row, sample } from './TokenRow.css'

interface TokenRowProps {
  name: string
  value: string
  reason: string
  /** What it looks like. */
  children: ReactNode
}

/** One token of a foundation's page: how it looks, what it is called, and why it is there. */
export function TokenRow({ name, value, reason, children }: TokenRowProps) {
  return (
    <li className={row}>
      <div className={sample}>{children}</div>
      <div>
        <code className={nameStyle}>{name}</code>
        <Text tone="quiet" size="s" isTabular>
          {value}
        </Text>
      </div>
      <Text>{reason}</Text>
    </li>
  )
}
