import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../components/Card/Card'
import { Stack } from '../components/Stack/Stack'
import { Text } from '../components/Text/Text'
import { fontSize, fontSizeReasons, fontWeight, fontWeightReasons } from '../tokens/type'
import { TokenList } from './parts/TokenList'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Sizes, each set in itself. */
export const Sizes: Story = {
  render: () => (
    <TokenList
      title="Sizes"
      tokens={fontSize}
      reasons={fontSizeReasons}
      draw={(name) => (
        <Text size={name} as="span">
          Maya Ortiz, $152.00
        </Text>
      )}
    />
  ),
}

/** Weights of one variable font. */
export const Weights: Story = {
  render: () => (
    <TokenList
      title="Weights"
      tokens={fontWeight}
      reasons={fontWeightReasons}
      draw={(name) => (
        <Text size="l" weight={name} as="span">
          Record a payment
        </Text>
      )}
    />
  ),
}

/** Letters that look alike elsewhere, and figures of one width. */
export const Letters: Story = {
  render: () => (
    <Card title="Told apart">
      <Stack gap="s">
        <Text size="2xl">Il1 O0 B8 rn m</Text>
        <Text size="xl" isTabular>
          $1,111.11
        </Text>
        <Text size="xl" isTabular>
          $8,888.88
        </Text>
        <Text tone="quiet">The amounts are tabular: figures of one width, so that columns line up.</Text>
      </Stack>
    </Card>
  ),
}
