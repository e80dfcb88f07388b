import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { COLUMN_TEMPLATES, Columns } from './Columns'

const meta = {
  component: Columns,
  args: {
    template: 'main-aside',
    children: [
      <Card key="a" title="Timeline">
        Session completed
      </Card>,
      <Card key="b" title="Balance">
        $152.00
      </Card>,
    ],
  },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

/** A page with its aside. */
export const Example: Story = {}

/** Every template. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {COLUMN_TEMPLATES.map((template) => (
        <Columns key={template} template={template}>
          <Card>{template}</Card>
          <Card>aside</Card>
        </Columns>
      ))}
    </Stack>
  ),
}

/** A word longer than its column is broken, so that both columns stay on the page. */
export const LongWords: Story = {
  args: {
    children: [
      <Card key="a">
        <Text>{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text>
      </Card>,
      <Card key="b">
        <Text>{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text>
      </Card>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Columns {...args}>
        <Card>الجدول الزمني</Card>
        <Card>الرصيد</Card>
      </Columns>
    </div>
  ),
}
