import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Box, BOX_SURFACES } from '../components/Box/Box'
import { Button } from '../components/Button/Button'
import { Card } from '../components/Card/Card'
import { Grid } from '../components/Grid/Grid'
import { Link } from '../components/Link/Link'
import { Stack } from '../components/Stack/Stack'
import { Text } from '../components/Text/Text'
import { ring } from './parts/foundations.css'

const meta = { title: 'Foundations/Focus' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Press Tab: the ring goes with the keyboard. It is the same on everything. */
export const Ring: Story = {
  render: () => (
    <Card>
      <Stack align="start" gap="xl">
        <Button tone="primary">Record a payment</Button>
        <Button>Print</Button>
        <Link href="#client" tone="standalone">
          Open client
        </Link>
      </Stack>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Record a payment' })
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineWidth).toBe('3px')
    await expect(getComputedStyle(button).outlineOffset).toBe('2px')
  },
}

/** Drawn on each surface, as it is with the keyboard there. */
export const OnSurfaces: Story = {
  render: () => (
    <Grid min="12rem">
      {BOX_SURFACES.filter((surface) => surface !== 'none').map((surface) => (
        <Box key={surface} padding="2xl" surface={surface} radius="card" border="line">
          <Text>
            <span className={ring}>on {surface}</span>
          </Text>
        </Box>
      ))}
    </Grid>
  ),
}
