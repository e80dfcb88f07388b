import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

/** A word longer than the line is broken; on one line it is cut. */
export const LongWords: Story = {
  render: () => (
    <Stack>
      <Text>{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text>
      <Text isOneLine>{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** No words take no room. */
export const Empty: Story = { args: { children: '' } }

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Text>جلسة فردية، ٥٠ دقيقة · الغرفة ١</Text>
      <Text align="end">152.00</Text>
    </div>
  ),
}
