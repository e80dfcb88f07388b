import type { AccessPreview } from '@oaklet/api/contract'
import { Heading, Stack, StatusBadge, Text } from '@oaklet/design-system'
import { gainsAndLosses } from './preview-words'
import { holderWords } from './role-words'

/** What one person would gain and lose. */
export function PersonChanges({ person }: { person: AccessPreview }) {
  const { gains, losses } = gainsAndLosses(person.changes)
  return (
    <Stack gap="s">
      <Heading level={3}>{holderWords(person)}</Heading>
      <Changes word="Gains" tone="good" changes={gains} />
      <Changes word="Loses" tone="wait" changes={losses} />
    </Stack>
  )
}

interface ChangesProps {
  word: string
  tone: 'good' | 'wait'
  changes: readonly string[]
}

const Changes = ({ word, tone, changes }: ChangesProps) =>
  changes.length > 0 && (
    <Stack gap="xs" align="start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <Stack as="ul" gap="hair">
        {changes.map((change) => (
          <Text key={change} as="li">
            {change}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
