import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../components/Box/Box'
import { Grid } from '../components/Grid/Grid'
import { Icon } from '../components/Icon/Icon'
import { ICON_NAMES, type IconName } from '../components/Icon/icon-names'
import { Inline } from '../components/Inline/Inline'
import { Text } from '../components/Text/Text'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every icon of the product, by its name. */
export const All: Story = {
  render: () => (
    <Grid min="11rem" gap="s">
      {(Object.keys(ICON_NAMES) as IconName[]).map((name) => (
        <Box key={name} padding="m" surface="card" radius="control" border="line">
          <Inline gap="m" wrap={false}>
            <Icon of={name} size="l" />
            <Text as="span">{name}</Text>
          </Inline>
        </Box>
      ))}
    </Grid>
  ),
}
