import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { Icon } from '../Icon/Icon'
import { Stack } from '../Stack/Stack'
import { EmptyState } from './EmptyState'

const meta = {
  component: EmptyState,
  args: {
    title: 'No invoices yet',
    icon: <Icon of="receipt" size="l" />,
    action: <Button tone="primary">New invoice</Button>,
    children: 'Completed sessions become invoices here.',
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** What the place is for, and the first step. */
export const Example: Story = {}

/** With and without an icon and an action. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Card>
        <EmptyState title="No client matches">Try another name.</EmptyState>
      </Card>
      <Card>
        <EmptyState title="Nothing is booked today" icon={<Icon of="calendar" size="l" />}>
          Appointments of today show here.
        </EmptyState>
      </Card>
    </Stack>
  ),
}

/** Long words wrap around the middle. */
export const LongWords: Story = {
  args: {
    title: 'Keine Krankenkassenabrechnungsrückstände',
    children: 'Versichertenstammdatenaktualisierungsbestätigungen erscheinen hier.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Centred, so direction only shows in the words. */
export const RightToLeft: Story = {
  args: {
    title: 'لا توجد فواتير بعد',
    children: 'تتحول الجلسات المكتملة إلى فواتير هنا.',
    action: <Button tone="primary">فاتورة جديدة</Button>,
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
