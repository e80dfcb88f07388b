import { DescriptionList, Heading, Stack, Text } from '@oaklet/design-system'
import type { PartyFact } from './party-facts'

interface PartyProps {
  title: string
  /** Null where nothing is known. */
  facts: readonly PartyFact[] | null
}

/** One of the people of a document: who bills, who pays or who holds the sessions. */
export const Party = ({ title, facts }: PartyProps) => (
  <Stack gap="m">
    <Heading level={3}>{title}</Heading>
    {facts === null ? <Text tone="quiet">Not known</Text> : <DescriptionList items={facts} />}
  </Stack>
)
