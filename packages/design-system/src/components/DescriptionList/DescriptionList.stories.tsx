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

/** Long words break; beside a long term the value goes below. */
export const LongWords: Story = {
  render: () => (
    <Stack>
      {DESCRIPTION_LAYOUTS.map((layout) => (
        <Card key={layout}>
          <DescriptionList
            layout={layout}
            items={[
              { term: 'Krankenversichertennummer', description: 'A123456789012345678901234567890' },
              { term: 'E-mail', description: 'hubertus.wolfeschlegelsteinhausenbergerdorff@example.org' },
            ]}
          />
        </Card>
      ))}
    </Stack>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** What is not known says so. */
export const Empty: Story = { args: { items: [{ term: 'Phone', description: 'Not given' }] } }

/** Terms stand where reading starts; numbers keep their own direction. */
export const RightToLeft: Story = {
  args: {
    layout: 'side',
    items: [
      { term: 'الهاتف', description: <bdi>(555) 010-0199</bdi> },
      { term: 'البريد', description: <bdi>maya.ortiz@example.org</bdi> },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
