import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TONES } from '../../theme/tone-names'
import { Card } from '../Card/Card'
import { Icon } from '../Icon/Icon'
import { Link } from '../Link/Link'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { Timeline } from './Timeline'

const meta = {
  component: Timeline,
  args: {
    label: 'What happened with Maya Ortiz',
    items: [
      {
        id: 'session',
        title: 'Session completed, 50 min',
        time: <time dateTime="2026-11-16">Nov 16</time>,
        icon: <Icon of="calendar" />,
        tone: 'info',
        children: 'The note waits for your signature.',
      },
      {
        id: 'invoice',
        title: <Link href="#invoice-1043">Invoice 1043 paid in full</Link>,
        time: <time dateTime="2026-11-09">Nov 9</time>,
        icon: <Icon of="receipt" />,
        tone: 'good',
        children: '$152.00 by card',
      },
      {
        id: 'created',
        title: 'Became a client',
        time: <time dateTime="2026-06-01">Jun 1</time>,
        icon: <Icon of="user-add" />,
      },
    ],
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

/** What happened, the latest first; what can be opened is a link. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Invoice 1043 paid in full' })).toHaveFocus()
  },
}

/** Every tone, with and without an icon and more to say. */
export const Matrix: Story = {
  args: {
    label: 'Every tone',
    items: TONES.flatMap((tone) => [
      { id: `${tone} icon`, title: `Tone ${tone}`, time: '9:00 AM', tone, icon: <Icon of="check" /> },
      {
        id: `${tone} dot`,
        title: `Tone ${tone}, no icon`,
        time: '10:30 AM',
        tone,
        children: <StatusBadge tone={tone}>Said in a word</StatusBadge>,
      },
    ]),
  },
}

/** One line has no rail. */
export const OnlyOne: Story = {
  args: { items: [{ id: 'created', title: 'Became a client', time: 'Jun 1' }] },
}

/** Long words break, and the time goes below its title. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'one',
        title: 'Psychotherapeutenkammerzulassungsbescheinigung eingereicht',
        time: 'Wednesday, November 18, 2026, 11:45 AM',
        children: 'https://portal.example/documents/2026/11/18/approval-of-continued-treatment.pdf',
      },
      { id: 'two', title: 'Angelegt', time: 'Jun 1' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** The rail stands where reading starts. */
export const RightToLeft: Story = {
  args: {
    label: 'ما حدث',
    items: [
      { id: 'one', title: 'اكتملت الجلسة', time: '١٦ نوفمبر', icon: <Icon of="calendar" />, tone: 'info' },
      { id: 'two', title: 'دُفعت الفاتورة ١٠٤٣', time: '٩ نوفمبر', tone: 'good', children: 'بالبطاقة' },
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
