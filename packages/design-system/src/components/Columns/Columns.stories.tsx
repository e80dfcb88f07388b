import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
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
