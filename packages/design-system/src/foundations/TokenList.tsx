import type { ReactNode } from 'react'
import { Card } from '../components/Card/Card'
import { Stack } from '../components/Stack/Stack'
import { TokenRow } from './TokenRow'

interface TokenListProps<Name extends string> {
  title: string
  tokens: Readonly<Record<Name, string>>
  reasons: Readonly<Record<Name, string>>
  /** What the token of that name looks like. */
  draw: (name: Name) => ReactNode
  /** What is written beside the name; the token's own value unless said otherwise. */
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
