import type { Meta, StoryObj } from '@storybook/react-vite'
import { fontSize, fontWeight, type FontSize, type FontWeight } from '../../tokens/type'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { Text, TEXT_TONES } from './Text'

const meta = {
  component: Text,
  args: { children: 'Individual, 50 min · Room 1', tone: 'quiet' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

/** Secondary words. */
export const Example: Story = {}

/** Every size, weight and tone. */
export const Matrix: Story = {
  render: () => (
    <Card>
      <Stack gap="s">
        {(Object.keys(fontSize) as FontSize[]).map((size) => (
          <Text key={size} size={size}>
            Size {size}
          </Text>
        ))}
        {(Object.keys(fontWeight) as FontWeight[]).map((weight) => (
          <Text key={weight} weight={weight}>
            Weight {weight}
          </Text>
        ))}
        {TEXT_TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            Tone {tone}
          </Text>
        ))}
        <Text isTabular align="end">
          $1,976.00
        </Text>
      </Stack>
    </Card>
  ),
}
