import { Inline, LinkButton, Text } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../../../../shared/use-shortcuts'
import type { Around } from './review-drafts'

/** The ways to the drafts before and after the one that is looked through, which `n` and `p` go too. */
export function ReviewNav({ words, previous, next }: Omit<Around, 'onwards'>) {
  const navigate = useNavigate()
  useShortcuts([
    ...(next === null ? [] : [{ keys: ['n'], label: 'Next draft', onPress: () => void navigate(next) }]),
    ...(previous === null
      ? []
      : [{ keys: ['p'], label: 'Previous draft', onPress: () => void navigate(previous) }]),
  ])
  return (
    <nav aria-label="Drafts to review">
      <Inline gap="m" align="center" wrap>
        <Text tone="quiet">{words}</Text>
        {previous !== null && <LinkButton href={previous}>Previous draft</LinkButton>}
        {next !== null && <LinkButton href={next}>Next draft</LinkButton>}
      </Inline>
    </nav>
  )
}
