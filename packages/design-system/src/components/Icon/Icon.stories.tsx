import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { ICON_SIZES } from './Glyph'
import { Icon } from './Icon'
import { ICON_NAMES, type IconName } from './icon-names'

const meta = { component: Icon, args: { of: 'calendar' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** Decoration beside words. */
export const Example: Story = {}

/** Every icon in every size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="s">
      {(Object.keys(ICON_NAMES) as IconName[]).map((name) => (
        <Inline key={name}>
          {ICON_SIZES.map((size) => (
            <Icon key={size} of={name} size={size} />
          ))}
          <Text as="span">{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
}

/** By itself it has a name. */
export const Alone: Story = { args: { of: 'alert', label: 'Overdue' } }

/** Beside words that run from right to left it stands before them. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Inline>
        <Icon of="calendar" />
        <Text as="span">التقويم</Text>
      </Inline>
    </div>
  ),
}
