import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Box } from '../components/Box/Box'
import { Card } from '../components/Card/Card'
import { Grid } from '../components/Grid/Grid'
import { Inline } from '../components/Inline/Inline'
import { Stack } from '../components/Stack/Stack'
import { Text } from '../components/Text/Text'
import { calendarColors } from '../tokens/calendar-colors'
import { contrast } from '../tokens/contrast'
import { contrastPairs, roleReasons, type ColorRole } from '../tokens/roles'
import { ContrastPairs } from './parts/ContrastPairs'
import { roleGrid, swatch } from './parts/ContrastPairs.css'

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(roleReasons) as ColorRole[]
const needing = (atLeast: number | undefined) => names.filter((role) => roleReasons[role].atLeast === atLeast)

function Role({ role }: { role: ColorRole }) {
  const { color, reason } = roleReasons[role]
  return (
    <Box as="li" padding="xl" surface="card" radius="card" border="line">
      <Stack gap="m">
        <Inline gap="l" wrap={false}>
          <span className={swatch} style={{ background: color }} aria-hidden="true" />
          <div>
            <Text weight="strong">{role}</Text>
            <Text tone="quiet" size="s" isTabular>
              {color}
            </Text>
          </div>
        </Inline>
        <Text>{reason}</Text>
        <ContrastPairs role={role} />
      </Stack>
    </Box>
  )
}

const Roles = ({ roles }: { roles: readonly ColorRole[] }) => (
  <ul role="list" className={roleGrid}>
    {roles.map((role) => (
      <Role key={role} role={role} />
    ))}
  </ul>
)

/** What is read: at least 7:1 on every surface it may stand on. */
export const Read: Story = {
  render: () => <Roles roles={needing(7)} />,
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
      .getAllByRole('list', { name: /^Where/ })
      .flatMap((list) => within(list).getAllByRole('listitem'))
    await expect(shown).toHaveLength(contrastPairs.filter(({ atLeast }) => atLeast === 7).length)
  },
}

/** What must be seen: at least 3:1, because it distinguishes a control or a state from its surroundings. */
export const Seen: Story = { render: () => <Roles roles={needing(3)} /> }

/** What others stand on, and what carries no meaning of its own. */
export const Surfaces: Story = { render: () => <Roles roles={needing(undefined)} /> }

/** For people in a calendar: a tint, an ink that is read on it, and a bar. */
export const Calendar: Story = {
  render: () => (
    <Grid min="14rem">
      {calendarColors.map(({ tint, ink, bar }) => (
        <Card key={tint}>
          <Stack gap="s">
            <Text as="div" weight="strong">
              <span
                style={{
                  display: 'block',
                  padding: '0.75rem',
                  background: tint,
                  color: ink,
                  borderInlineStart: `4px solid ${bar}`,
                  forcedColorAdjust: 'none',
                }}
              >
                Maya Ortiz
              </span>
            </Text>
            <Text size="s" tone="quiet" isTabular>
              {ink} on {tint}: {contrast(ink, tint).toFixed(1)}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
}
