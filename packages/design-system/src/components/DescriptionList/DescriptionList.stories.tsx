import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { DESCRIPTION_LAYOUTS, DescriptionList } from './DescriptionList'

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Phone', description: '(555) 010-0199' },
      { term: 'E-mail', description: 'maya.ortiz@example.org' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

/** Details of one client. */
export const Example: Story = {}

/** Every layout. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {DESCRIPTION_LAYOUTS.map((layout) => (
        <Card key={layout}>
          <DescriptionList
            layout={layout}
            items={[
              { term: 'Invoiced', description: '$1,976.00' },
              { term: 'Paid by client', description: '−$304.00' },
            ]}
          />
        </Card>
      ))}
    </Stack>
  ),
}
