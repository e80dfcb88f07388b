import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { space, type Space } from '../../tokens/space'
import { Box } from '../Box/Box'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Bleed } from './Bleed'

const meta = {
  component: Bleed,
  args: {
    by: 'xl',
    children: (
      <Box padding="xl" surface="sunken">
        From edge to edge
      </Box>
    ),
  },
  render: (args) => (
    <Card title="How the balance adds up">
      <Stack>
        <Text>Invoices less payments.</Text>
        <Bleed {...args} />
        <Text>Nothing else counts.</Text>
      </Stack>
    </Card>
  ),
} satisfies Meta<typeof Bleed>
export default meta
type Story = StoryObj<typeof meta>

/** Reaches the edges of a card, and not a pixel further. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = canvas.getByRole('region').getBoundingClientRect()
    const band = canvas.getByText('From edge to edge').getBoundingClientRect()
    await expect(Math.round(band.left - card.left)).toBe(1)
    await expect(Math.round(card.right - band.right)).toBe(1)
  },
}

/** Every distance, in a box with that padding. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(Object.keys(space) as Space[]).map((name) => (
        <Box key={name} padding={name} surface="card" border="line">
          <Bleed by={name}>
            <Box surface="sunken">By {name}</Box>
          </Bleed>
        </Box>
      ))}
    </Stack>
  ),
}

/** A word longer than the card is broken within it. */
export const LongWords: Story = {
  args: { children: <Box surface="sunken">{'Rechtsschutzversicherungsgesellschaft'.repeat(5)}</Box> },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** Both sides are the same, whichever way the text runs. */
export const RightToLeft: Story = {
  args: {
    children: (
      <Box padding="xl" surface="sunken">
        <p dir="rtl" lang="ar">
          من الحافة إلى الحافة
        </p>
      </Box>
    ),
  },
}
