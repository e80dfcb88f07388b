import type { ReactNode } from 'react'
import { Card } from '../../components/Card/Card'
import { Stack } from '../../components/Stack/Stack'
import { Text } from '../../components/Text/Text'
import { name as nameStyle, row, sample } from './TokenList.css'

interface TokenListProps<Name extends string> {
  title: string
  tokens: Readonly<Record<Name, string>>
  reasons: Readonly<Record<Name, string>>
  /** What the token of that name looks like. */
  draw: (name: Name) => ReactNode
  /** What is written beside the name; the token's own value by default. */
  describe?: (name: Name) => string
}

/** Every token of a scale, drawn from the scale itself, so that none is missing. */
export function TokenList<Name extends string>(props: TokenListProps<Name>) {
  const names = Object.keys(props.tokens) as Name[]
  return (
    <Card title={props.title}>
      <Stack as="ul" gap="none">
        {names.map((name) => (
          <TokenRow
            key={name}
            name={name}
            value={props.describe?.(name) ?? props.tokens[name]}
            reason={props.reasons[name]}
          >
            {props.draw(name)}
          </TokenRow>
        ))}
      </Stack>
    </Card>
  )
}

interface TokenRowProps {
  name: string
  value: string
  reason: string
  /** What it looks like. */
  children: ReactNode
}

/** One token of a foundation's page: how it looks, what it is called, and why it is there. */
function TokenRow({ name, value, reason, children }: TokenRowProps) {
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
