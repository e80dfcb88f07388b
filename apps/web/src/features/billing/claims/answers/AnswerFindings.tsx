import type { ClaimAnswer } from '@oaklet/api/contract'
import { Inline, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'

type Finding = ClaimAnswer['findings'][number]

interface AnswerFindingsProps {
  answer: ClaimAnswer
  /** The words of a finding, where they lead somewhere. */
  words?: (finding: Finding) => ReactNode
  /** What stands beside a finding, like a button that leads to its field. */
  way?: (finding: Finding) => ReactNode
}

/** What an answer says in words, each with its codes, and what its sender adds. */
export const AnswerFindings = ({
  answer: { findings, text },
  words = (finding) => finding.words,
  way,
}: AnswerFindingsProps) => (
  <Stack gap="xs">
    {findings.map((finding, index) => (
      <Inline key={index} gap="s">
        <Text as="span">{words(finding)}</Text>
        {finding.code !== '' && (
          <Text as="span" tone="quiet" size="xs">
            {finding.code}
          </Text>
        )}
        {way?.(finding)}
      </Inline>
    ))}
    {text !== '' && <Text tone="quiet">“{text}”</Text>}
  </Stack>
)
