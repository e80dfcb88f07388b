import type { Meta, StoryObj } from '@storybook/react-vite'
import { radius, type Radius } from '../../tokens/radius'
import { space, type Space } from '../../tokens/space'
import { Grid } from '../Grid/Grid'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Box, BOX_BORDERS, BOX_SURFACES } from './Box'

const meta = {
  component: Box,
  args: {
    padding: 'xl',
    surface: 'sunken',
    radius: 'card',
    children: 'Rooms are booked with the appointment.',
  },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

/** A well. */
export const Example: Story = {}

/** Every surface with every border, every radius and every padding. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Grid min="12rem">
        {BOX_SURFACES.flatMap((surface) =>
          BOX_BORDERS.map((border) => (
            <Box key={`${surface} ${border}`} padding="l" radius="control" surface={surface} border={border}>
              <Text>Surface {surface}</Text>
              <Text tone="quiet">border {border}</Text>
            </Box>
          )),
        )}
      </Grid>
      <Grid min="8rem">
        {(Object.keys(radius) as Radius[]).map((name) => (
          <Box key={name} padding="l" surface="card" border="control" radius={name}>
            Radius {name}
          </Box>
        ))}
      </Grid>
      {(Object.keys(space) as Space[]).map((name) => (
        <Box key={name} padding={name} surface="card" border="line">
          Padding {name}
        </Box>
      ))}
    </Stack>
  ),
}

/** A word longer than the box is broken, not cut. */
export const LongWords: Story = {
  args: { children: 'Rechtsschutzversicherungsgesellschaftenverband'.repeat(4) },
}

/** Nothing within leaves the surface. */
export const Empty: Story = { args: { children: null } }

/** Text that runs from right to left. */
export const RightToLeft: Story = {
  args: {
    children: (
      <p dir="rtl" lang="ar">
        تُحجز الغرف مع الموعد.
      </p>
    ),
  },
}
