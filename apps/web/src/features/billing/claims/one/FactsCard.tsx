import { Card, DescriptionList } from '@oaklet/design-system'

interface FactsCardProps {
  title: string
  facts: readonly { term: string; description: string }[]
}

/** Boxes of the claim that come from records, or that can’t be changed any more; nothing where there are none. */
export const FactsCard = ({ title, facts }: FactsCardProps) =>
  facts.length > 0 && (
    <Card title={title}>
      <DescriptionList items={facts} />
    </Card>
  )
